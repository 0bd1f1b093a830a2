import { isDocumentOf } from '@/platform/isDocumentOf'
import { showStartFailure } from '@/platform/showStartFailure'
import { pointLinks } from '@/platform/pointLinks'
import { afterPaint } from '@/shared/lib/later'

/** A background tab does not paint, and a font may never come. */
const MAX_WAIT_MS = 1_000

/* What happens before the site's own script, which is forty times as large. */
const isOwnDocument = isDocumentOf(window.location.pathname)
if (isOwnDocument) pointLinks()
// Another page's document is hidden, so nothing is painted before the script.
void (isOwnDocument ? painted() : Promise.resolve())
  .then(() => import('@/platform/start'))
  .catch(showStartFailure)

/** Content first, in its own font. On a fast network with a slow phone, the script would be evaluated before it. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, MAX_WAIT_MS)
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0)
        void document.fonts.ready.then(() => afterPaint(resolve))
    }).observe({ type: 'paint', buffered: true })
  })
}
