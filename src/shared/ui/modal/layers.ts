import { focusFirst, headingsOf } from '@/shared/lib/focus'
import { afterPaint } from '@/shared/lib/scheduling'
import { isComposing } from '@/shared/lib/isComposing'

/** The open modals, lowest first. The page and the lower modals are inert. */
const layers: HTMLElement[] = []

/** By layer: the elements that may get the focus back. The first is the opener, headings follow. */
const returns = new WeakMap<Element, HTMLElement[]>()

function returnsFrom(opener: Element | null): HTMLElement[] {
  // This layer replaces a modal that closes in the same render, so it takes over the elements of that modal.
  const replaced = opener?.closest('[data-modal="closing"]')
  if (replaced) return returns.get(replaced) ?? []
  if (!(opener instanceof HTMLElement) || opener === document.body) return []
  // A toast disappears after a press on its button, so it cannot get the focus back.
  if (pageRoot('toasts').contains(opener)) return []
  return [opener, ...headingsOf(opener)]
}

/** True if a modal is open. Code must not focus the page then. */
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
  // If the scroll bar takes space, the style sheet keeps that space free.
  else page.dataset.locked ??= window.innerWidth > page.clientWidth ? 'beside-bar' : ''
}

/**
 * Makes `layer` the top layer and focuses `panel`. Only the top layer gets `onEscape`.
 * Returns a function that removes the layer and restores the focus.
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
  // `inert` changes the styles of the whole page, which takes a slow phone half a second. The modal paints first.
  const cancel = afterPaint(updateInert)
  panel.focus({ preventScroll: true })

  return () => {
    cancel()
    document.removeEventListener('keydown', handleKey)
    layers.splice(layers.indexOf(layer), 1)
    updateInert()
    // Only the panel becomes inert. While the layer fades, its backdrop must still block clicks.
    panel.toggleAttribute('inert', true)
    // The modal or the title below gets the focus if all other elements are gone.
    const below = (layers.at(-1) ?? document).querySelector<HTMLElement>(
      '[data-panel], h1[tabindex]',
    )
    focusFirst([...(returns.get(layer) ?? []), below], { preventScroll: true })
  }
}

type PagePart = 'root' | 'overlays' | 'toasts' | 'assertive' | 'polite'

/** The elements of index.html beside `root` still work while the page is inert. */
export function pageRoot(id: PagePart): HTMLElement {
  const part = document.getElementById(id)
  if (!part) throw new Error(`index.html has no #${id}`)
  return part
}
