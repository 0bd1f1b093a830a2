import '@/shared/styles/index.css'

/** First the preloader is painted: on a slow phone the site takes a moment to be read and made. */
void nextPaint().then(() => import('@/app/start'))

/** A frame is announced before it is painted; the next task comes after. A tab in the background paints none. */
function nextPaint(): Promise<unknown> {
  if (document.hidden) return Promise.resolve()
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
