type Field = HTMLInputElement | HTMLTextAreaElement

/** React does not know what was typed before hydration, and would send an empty form. This tells it. */
export function replayTyping(): void {
  for (const field of document.querySelectorAll<Field>('#root :is(input, textarea)')) {
    if (/checkbox|radio/.test(field.type)) replayTick(field)
    else if (field.value !== field.defaultValue) replayText(field)
  }
  for (const choice of document.querySelectorAll<HTMLSelectElement>('#root select'))
    if (choice.selectedOptions[0]?.defaultSelected === false)
      choice.dispatchEvent(new Event('change', { bubbles: true }))
}

function replayText(field: Field) {
  const typed = field.value
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  // React watches this property. Set past it, the value is a change that React notices.
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, typed)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function replayTick(field: Field) {
  if (!(field instanceof HTMLInputElement) || field.checked === field.defaultChecked) return
  field.checked = field.defaultChecked
  field.click()
}
