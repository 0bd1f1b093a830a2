import { afterPaint } from '@/shared/start/afterPaint'

/** Open modals, lowest first. Only the top one answers; once it is painted, the page and the modals below it are inert. */
const layers: HTMLElement[] = []

let cancel = () => {}

function settle() {
  cancel()
  // A change of `inert` styles the whole page anew, which is slow on phones, so the modal is painted first.
  if (layers.length > 0) cancel = afterPaint(settlePage)
  else settlePage()
  lockPage(layers.length > 0)
  layers.forEach((layer, place) => layer.toggleAttribute('inert', place < layers.length - 1))
}

function settlePage() {
  document.getElementById('root')?.toggleAttribute('inert', layers.length > 0)
}

function lockPage(isLocked: boolean) {
  const page = document.documentElement
  if (!isLocked) delete page.dataset.locked
  // A scroll bar that takes room leaves its room behind; the stylesheet keeps it free.
  else page.dataset.locked ??= window.innerWidth > page.clientWidth ? 'beside-bar' : ''
}

export const isTopLayer = (layer: HTMLElement) => layers.at(-1) === layer

/** Puts `layer` on top and the focus on its `panel`. The result undoes it and gives the focus back. */
export function raiseLayer(layer: HTMLElement, panel: HTMLElement): () => void {
  const opener = document.activeElement
  panel.toggleAttribute('inert', false)
  layers.push(layer)
  settle()
  panel.focus({ preventScroll: true })

  return () => {
    layers.splice(layers.indexOf(layer), 1)
    settle()
    // Not the whole layer: while it fades, its backdrop still keeps clicks from what lies below.
    panel.toggleAttribute('inert', true)
    const isUsable =
      opener instanceof HTMLElement &&
      opener !== document.body &&
      opener.isConnected &&
      !opener.closest('[inert]')
    // What opened it may be gone, as a row that has just been deleted: then stay in the modal below, or at the title.
    const next = isUsable
      ? opener
      : (layers.at(-1) ?? document).querySelector<HTMLElement>('[aria-modal], h1[tabindex]')
    next?.focus({ preventScroll: true })
  }
}
