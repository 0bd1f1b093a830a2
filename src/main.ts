import { mendBrokenPictures, mendIcons } from '@/shared/lib/brokenPictures'
import { keepEarlyInput } from '@/shared/lib/earlyInput'
import { dismissPreloaderWithPictures } from '@/shared/lib/preloader'

/** A tab in the background paints nothing, and not every browser tells. */
const MAX_WAIT_MS = 1_000

keepEarlyInput()
mendBrokenPictures()
if (document.querySelector('#root[data-path]')) void dismissPreloaderWithPictures()

/** The page itself comes first; what makes it work is fetched after it has been painted. */
void firstPaint().then(() => {
  const scripts = document.querySelector('template')
  if (scripts) document.body.append(scripts.content)
  mendIcons()
  return import('@/app/start')
})

function firstPaint(): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, MAX_WAIT_MS)
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
  })
}
