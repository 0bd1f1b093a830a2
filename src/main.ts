import { afterPaint } from '@/shared/start/afterPaint'
import { mendBrokenPictures, mendIcons } from '@/shared/start/brokenPictures'
import { keepEarlyInput } from '@/shared/start/earlyInput'
import { firstPictures } from '@/shared/start/firstPictures'
import { isDocumentOf } from '@/shared/start/isDocumentOf'
import { dismissPreloader } from '@/shared/start/preloader'
import { showStartFailure } from '@/shared/start/showStartFailure'

const MAX_WAIT_MS = 2_000

keepEarlyInput()
mendBrokenPictures()
begin().catch(showStartFailure)

/** First the page is painted with its images, then the scripts are loaded. */
async function begin() {
  await wholeDocument()
  if (isDocumentOf(window.location.pathname)) {
    const pictures = firstPictures()
    void pictures.then(dismissPreloader)
    await Promise.race([pictures, firstPress(), wait(MAX_WAIT_MS)])
  }
  await nextPaint()
  // The first frame is on the screen when the second one begins.
  await nextPaint()
  const files = document.querySelector('template')
  if (files) document.body.append(files.content)
  mendIcons()
  await import('@/app/start')
}

/** On a second visit this script comes from the cache and may run before the document is complete. */
function wholeDocument(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return undefined
  return new Promise((resolve) =>
    document.addEventListener('DOMContentLoaded', resolve, { once: true }),
  )
}

/** A user who presses something should not wait for images. */
function firstPress(): Promise<unknown> {
  return Promise.race(
    ['pointerdown', 'keydown'].map(
      (type) => new Promise((resolve) => document.addEventListener(type, resolve, { once: true })),
    ),
  )
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function nextPaint(): Promise<void> {
  return new Promise(afterPaint)
}
