import { isDocumentOf } from '@/platform/isDocumentOf'
import { showStartFailure } from '@/platform/showStartFailure'
import { pointLinks } from '@/platform/pointLinks'
import { tryTwice } from '@/shared/lib/loadPart'

/* What happens before the site's own script, which is forty times as large. */
if (isDocumentOf(window.location.pathname)) pointLinks()
tryTwice(() => import('@/platform/start')).catch(showStartFailure)
