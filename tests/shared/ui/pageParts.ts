import { screen } from '@testing-library/react'

/** The parts of index.html that no user can name: tests look at them, never for what is on them. */
export function pagePart(id: 'root' | 'overlays' | 'toasts'): HTMLElement {
  const part = document.getElementById(id)
  if (!part) throw new Error(`index.html has no #${id}`)
  return part
}

/** What holds a sheet and the veil behind it. */
export function layerOf(sheet: HTMLElement): HTMLElement {
  const layer = sheet.parentElement
  if (!layer) throw new Error('the sheet has gone')
  return layer
}

export function veilBehind(sheet: HTMLElement): Element {
  const veil = layerOf(sheet).firstElementChild
  if (!veil) throw new Error('nothing lies behind the sheet')
  return veil
}

/** Whether the toast with these words is on its way out. */
export function isLeaving(words: string): boolean {
  return screen.getByText(words).closest('[data-leaving="true"]') !== null
}
