import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { unloadedScreens } from '../lazyScreen'
import { screenAt } from '../screens'
import { change, type Address } from './SiteRouter'
import './transition.css'

const page = document.documentElement
/** As `--duration-page` and `--ease-move`. */
const RISE = { duration: 240, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' }

let path = window.location.pathname
let last: Address | undefined
let running: ViewTransition | undefined
let pressed: Element | undefined

for (const type of ['pointerdown', 'keydown', 'wheel'])
  document.addEventListener(type, () => running?.skipTransition(), { capture: true, passive: true })

document.addEventListener('click', remember, { capture: true })
change.show = show

/** The router renders within the click. A navigation that comes later has another cause. */
function remember({ target }: Event) {
  if (!(target instanceof Element)) return
  pressed = target
  setTimeout(() => (pressed = undefined))
}

/**
 * Renders a new address. A step forward to another page is a view transition, if its screen is loaded; so is a modal
 * that shows the picture of the pressed card. The picture glides to its new place, above a page that can be used already.
 */
function show(render: () => void, address: Address) {
  const { pathname } = address.location
  const isPage = pathname !== path
  path = pathname
  last = address
  running?.skipTransition()
  const pictures = picturesOfCard()
  const from = pictures.find(isShown)
  if (!isStepForward(address) || !(isPage ? isLoaded(pathname) : from))
    return startTransition(render)

  tidyUp()
  from?.toggleAttribute('data-moved', true)
  page.toggleAttribute('data-moving', isPage)
  const transition = document.startViewTransition(() => {
    // Somebody has gone on before the old page was captured.
    if (last !== address) return
    flushSync(render)
    from?.removeAttribute('data-moved')
    const to = pictures.length > 0 ? samePicture(pictures) : undefined
    to?.toggleAttribute('data-moved', true)
    // The picture moves into the modal, so the modal needs no opening animation.
    to?.closest('[role="dialog"]')?.toggleAttribute('data-arrived', true)
    if (isPage) rise()
    else if (!to) transition.skipTransition()
  })
  running = transition
  // A skipped transition is not an error.
  transition.ready.catch(() => undefined)
  void transition.finished.finally(() => {
    if (running === transition) tidyUp()
  })
}

function rise() {
  document.querySelector('main')?.animate({ transform: ['translateY(12px)', 'none'] }, RISE)
}

function isStepForward({ action }: Address): boolean {
  return (
    String(action) === 'PUSH' &&
    'startViewTransition' in document &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}

/** Only then: waiting for the screen's file, the transition would freeze the page after the tap. */
function isLoaded(pathname: string): boolean {
  const screen = screenAt(pathname)
  return screen !== undefined && !unloadedScreens.has(screen.component)
}

function picturesOfCard(): HTMLImageElement[] {
  const card = pressed?.closest('a, [data-covers-card]')?.closest('a, li')
  return [...(card?.querySelectorAll('img') ?? [])]
}

function samePicture(pictures: HTMLImageElement[]): HTMLImageElement | undefined {
  const addresses = pictures.map(({ src }) => src)
  return [...document.querySelectorAll<HTMLImageElement>('main img, [role="dialog"] img')].find(
    (picture) => !pictures.includes(picture) && addresses.includes(picture.src) && isShown(picture),
  )
}

function isShown(picture: HTMLImageElement): boolean {
  return picture.offsetWidth > 0 && getComputedStyle(picture).visibility === 'visible'
}

function tidyUp() {
  page.removeAttribute('data-moving')
  document
    .querySelectorAll('[data-moved]')
    .forEach((picture) => picture.removeAttribute('data-moved'))
}
