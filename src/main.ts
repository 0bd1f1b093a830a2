import { afterPaint } from '@/shared/start/afterPaint'
import { mendBrokenPictures, mendIcons } from '@/shared/start/brokenPictures'
import { keepEarlyInput } from '@/shared/start/earlyInput'
import { firstPictures } from '@/shared/start/firstPictures'
import { isDocumentOf } from '@/shared/start/plainPath'
import { dismissPreloader } from '@/shared/start/preloader'
import { tellNotStarted } from '@/shared/start/tellNotStarted'

/** The longest time that the site waits for the pictures of the first view. */
const MAX_WAIT_MS = 2_000

keepEarlyInput()
mendBrokenPictures()
void begin()

/** The page is painted first, with its pictures. Then the scripts that make it work are fetched. */
async function begin() {
  await wholeDocument()
  if (isDocumentOf(window.location.pathname)) {
    const pictures = firstPictures()
    void pictures.then(dismissPreloader)
    await Promise.race([pictures, firstPress(), wait(MAX_WAIT_MS)])
  }
  await nextPaint()
  // The frame is on the screen once the one after it begins.
  await nextPaint()
  const files = document.querySelector('template')
  if (files) document.body.append(files.content)
  mendIcons()
  await import('@/app/start').catch(tellNotStarted)
}

/** On a second visit this script comes from the cache, before the document is here. */
function wholeDocument(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return undefined
  return new Promise((resolve) =>
    document.addEventListener('DOMContentLoaded', resolve, { once: true }),
  )
}

/** Who uses the page waits for its scripts, not for its pictures. */
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
