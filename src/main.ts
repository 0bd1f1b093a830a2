import { isDocumentOf } from '@/platform/isDocumentOf'
import { dismissAfterPictures } from '@/platform/preloader'
import { showStartFailure } from '@/platform/showStartFailure'
import { pointLinks } from '@/platform/pointLinks'

/* What happens before the site's own script, which is forty times as large. */
pointLinks()
if (isDocumentOf(window.location.pathname)) void dismissAfterPictures()
import('@/platform/start').catch(showStartFailure)
