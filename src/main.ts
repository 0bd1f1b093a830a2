import { isDocumentOf } from '@/platform/isDocumentOf'
import { showStartFailure } from '@/platform/showStartFailure'
import { pointLinks } from '@/platform/pointLinks'

/** A background tab does not paint. */
const MAX_WAIT_MS = 1_000

/* What happens before the site's own script, which is forty times as large. */
if (isDocumentOf(window.location.pathname)) pointLinks()
void painted()
  .then(() => import('@/platform/start'))
  .catch(showStartFailure)

/** Content first: on a phone that has the script already, evaluating it takes longer than painting the page. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, MAX_WAIT_MS)
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
    }).observe({ type: 'paint', buffered: true })
  })
}
