const TABBABLE = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary', '[tabindex="0"]']
  .map((control) => `${control}:not(:disabled, [tabindex="-1"])`)
  .join(', ')

/** From the last control of `panel`, Tab leads to the first, and Shift+Tab the other way. */
export function keepTabInside(panel: HTMLElement, event: KeyboardEvent) {
  const controls = [...panel.querySelectorAll<HTMLElement>(TABBABLE)].filter(isShown)
  const first = controls.at(0) ?? panel
  const last = controls.at(-1) ?? panel
  const { activeElement } = document
  const isInside = panel.contains(activeElement)
  const isAtStart = activeElement === panel || activeElement === first
  if (event.shiftKey && (isAtStart || !isInside)) focusInstead(last, event)
  if (!event.shiftKey && (activeElement === last || !isInside)) focusInstead(first, event)
}

function isShown(control: HTMLElement): boolean {
  return control.getClientRects().length > 0
}

function focusInstead(control: HTMLElement, event: KeyboardEvent) {
  event.preventDefault()
  control.focus()
}
