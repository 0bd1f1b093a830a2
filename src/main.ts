import { isDocumentOf } from '@/platform/isDocumentOf'
import { showStartFailure } from '@/platform/showStartFailure'
import { pointLinks } from '@/platform/pointLinks'

/* What happens before the site's own script, which is forty times as large. */
if (isDocumentOf(window.location.pathname)) pointLinks()
import('@/platform/start').catch(showStartFailure)
