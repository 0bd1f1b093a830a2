/** What holds a modal and the backdrop behind it. */
export function layerOf(modal: HTMLElement): HTMLElement {
  const layer = modal.parentElement
  if (!layer) throw new Error('the modal has gone')
  return layer
}

export function backdropBehind(modal: HTMLElement): Element {
  const backdrop = layerOf(modal).firstElementChild
  if (!backdrop) throw new Error('nothing lies behind the modal')
  return backdrop
}
