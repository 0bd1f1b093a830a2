import { mendBrokenPictures, mendIcons } from '@/shared/lib/brokenPictures'
import '@/shared/styles/index.css'

/** A tab in the background paints nothing, and not every browser tells. */
const AT_THE_LATEST_MS = 1_000

mendBrokenPictures()

/** First the preloader is painted: on a slow phone the site takes a moment to come, to be read and to be made. */
void firstPaint().then(() => {
  mendIcons()
  const next = document.querySelector('template')
  if (next) document.head.append(next.content)
  return import('@/app/start')
})

function firstPaint(): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, AT_THE_LATEST_MS)
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
  })
}
