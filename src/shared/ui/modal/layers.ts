import { isComposing } from '@/shared/lib/isComposing'
import { afterPaint } from '@/shared/lib/later'
import { keepTabInside } from './keepTabInside'

/** Open modals, lowest first. Only the top one is active; the page and the modals below are inert. */
const layers: HTMLElement[] = []

let cancel = () => {}

/**
 * Changing `inert` recalculates the styles of the whole page, 25 to 50 ms on a slow phone. So the modal appears and moves
 * into place first; until then its backdrop blocks the pointer, `aria-modal` screen readers, and the focus is trapped.
 */
function settle() {
  cancel()
  const top = layers.at(-1)
  if (top) cancel = afterPaint(() => void animationsFinished(top).then(settlePage))
  else settlePage()
  lockPage(layers.length > 0)
  layers.forEach((layer, index) => layer.toggleAttribute('inert', index < layers.length - 1))
}

/** When its entry animations have ended or were cancelled. */
async function animationsFinished(layer: HTMLElement): Promise<void> {
  const entries = layer
    .getAnimations({ subtree: true })
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(entries.map(({ finished }) => finished))
}

function settlePage() {
  pageRoot('root').toggleAttribute('inert', layers.length > 0)
}

function lockPage(isLocked: boolean) {
  const page = document.documentElement
  if (!isLocked) delete page.dataset.locked
  // If the scroll bar takes space, the stylesheet keeps that space free.
  else page.dataset.locked ??= window.innerWidth > page.clientWidth ? 'beside-bar' : ''
}

/**
 * Puts `layer` on top and focuses `panel`; `onEscape` is called only while it is there. Returns a function that removes
 * it and restores the focus.
 */
export function raiseLayer(
  layer: HTMLElement,
  panel: HTMLElement,
  onEscape: (event: KeyboardEvent) => void,
): () => void {
  const opener = document.activeElement
  const page = pageRoot('root')
  const listening = new AbortController()
  const { signal } = listening
  const isOnTop = () => layers.at(-1) === layer

  function handleKey(event: KeyboardEvent) {
    if (isComposing(event) || !isOnTop()) return
    if (event.key === 'Escape') onEscape(event)
    if (event.key === 'Tab' && !page.hasAttribute('inert')) keepTabInside(panel, event)
  }
  document.addEventListener('keydown', handleKey, { signal })
  // Only before the page is inert: a late effect of the screen, or a Tab order that we cannot foresee.
  page.addEventListener('focusin', () => isOnTop() && panel.focus({ preventScroll: true }), {
    signal,
  })
  panel.toggleAttribute('inert', false)
  layers.push(layer)
  settle()
  panel.focus({ preventScroll: true })

  return () => {
    listening.abort()
    layers.splice(layers.indexOf(layer), 1)
    settle()
    // Only the panel: while the layer fades, its backdrop must still block clicks.
    panel.toggleAttribute('inert', true)
    const isUsable =
      opener instanceof HTMLElement &&
      opener !== document.body &&
      opener.isConnected &&
      !opener.closest('[inert]')
    // The opener may be gone, like a deleted row: then focus the modal below, or the title.
    const next = isUsable
      ? opener
      : (layers.at(-1) ?? document).querySelector<HTMLElement>('[aria-modal], h1[tabindex]')
    next?.focus({ preventScroll: true })
  }
}

type PagePart = 'root' | 'overlays' | 'toasts' | 'assertive' | 'polite'

/** A part of index.html: the page, or one of its siblings, which still work while the page is inert. */
export function pageRoot(id: PagePart): HTMLElement {
  const part = document.getElementById(id)
  if (!part) throw new Error(`index.html has no #${id}`)
  return part
}
