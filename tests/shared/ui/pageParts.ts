import { screen } from '@testing-library/react'

/** The parts of index.html that no user can name: tests look at them, never for what is on them. */
export function pagePart(id: 'root' | 'overlays' | 'toasts'): HTMLElement {
  const part = document.getElementById(id)
  if (!part) throw new Error(`index.html has no #${id}`)
  return part
}

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

/** Whether the toast with these words is on its way out. */
export function isLeaving(words: string): boolean {
  return screen.getByText(words).closest('[data-leaving="true"]') !== null
}
