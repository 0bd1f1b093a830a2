import { focusFirst, headingsOf } from '@/shared/lib/focus'
import { afterPaint } from '@/shared/lib/scheduling'
import { isComposing } from '@/shared/lib/isComposing'

/** Open modals, lowest first. Only the top one is active; the page and the modals below are inert. */
const layers: HTMLElement[] = []

/** Where the focus returns to from a layer: its opener, or a heading before that. */
const returns = new WeakMap<Element, HTMLElement[]>()

function returnsFrom(opener: Element | null): HTMLElement[] {
  // It takes the place of a modal that closes in the same change.
  const replaced = opener?.closest('[data-modal="closing"]')
  if (replaced) return returns.get(replaced) ?? []
  if (!(opener instanceof HTMLElement) || opener === document.body) return []
  // A toast is about to go: once its link or button is pressed, at the latest.
  if (pageRoot('toasts').contains(opener)) return []
  return [opener, ...headingsOf(opener)]
}

/** A modal holds the focus: nothing on the page takes it. */
export function isCovered(): boolean {
  return layers.length > 0
}

function updateInert() {
  pageRoot('root').toggleAttribute('inert', layers.length > 0)
  layers.forEach((layer, index) => layer.toggleAttribute('inert', index < layers.length - 1))
  lockPage(layers.length > 0)
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
export function addLayer(
  layer: HTMLElement,
  panel: HTMLElement,
  onEscape: (event: KeyboardEvent) => void,
): () => void {
  returns.set(layer, returnsFrom(document.activeElement))

  function handleKey(event: KeyboardEvent) {
    const isOnTop = layers.at(-1) === layer
    if (isOnTop && event.key === 'Escape' && !isComposing(event)) onEscape(event)
  }
  document.addEventListener('keydown', handleKey)
  for (const part of [layer, panel]) part.toggleAttribute('inert', false)
  layers.push(layer)
  // On a slow phone the styles of a long page, which all change with `inert`, take half a second.
  const cancel = afterPaint(updateInert)
  panel.focus({ preventScroll: true })

  return () => {
    cancel()
    document.removeEventListener('keydown', handleKey)
    layers.splice(layers.indexOf(layer), 1)
    updateInert()
    // Only the panel: while the layer fades, its backdrop must still block clicks.
    panel.toggleAttribute('inert', true)
    // The page's title, if nothing there had the focus, or all of it is gone.
    const below = (layers.at(-1) ?? document).querySelector<HTMLElement>(
      '[data-panel], h1[tabindex]',
    )
    focusFirst([...(returns.get(layer) ?? []), below], { preventScroll: true })
  }
}

type PagePart = 'root' | 'overlays' | 'toasts' | 'assertive' | 'polite'

/** A part of index.html: the page, or one of its siblings, which still work while the page is inert. */
export function pageRoot(id: PagePart): HTMLElement {
  const part = document.getElementById(id)
  if (!part) throw new Error(`index.html has no #${id}`)
  return part
}
