import { isDocumentOf } from '@/shared/start/isDocumentOf'
import { dismissAfterPictures } from '@/shared/start/preloader'
import { showStartFailure } from '@/shared/start/showStartFailure'
import { pointLinks } from '@/shared/start/pointLinks'

/* What happens before the site's own script, which is forty times as large. */
pointLinks()
if (isDocumentOf(window.location.pathname)) void dismissAfterPictures()
import('@/app/start').catch(showStartFailure)
