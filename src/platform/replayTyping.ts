type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The composition that an input method has begun, settled once it has ended. */
let composition = Promise.resolve()

/** To be called as early as possible: a composition does not tell later that it has begun. */
export function watchComposition(): void {
  document.addEventListener('compositionstart', () => {
    composition = new Promise((resolve) => {
      document.addEventListener('compositionend', () => resolve(), { once: true })
    })
  })
}

/** Hydration writes into the fields, and an input method would add its text to what is there then. */
export function compositionEnd(): Promise<void> {
  return composition
}

/** React does not know what was typed before hydration, and would send an empty form. This tells it. */
export function replayTyping(): void {
  for (const field of changedFields()) {
    if (field instanceof HTMLSelectElement)
      field.dispatchEvent(new Event('change', { bubbles: true }))
    else if (isTick(field)) replayTick(field)
    else replayText(field)
  }
}

/** The fields that differ from the document: what the person has typed, ticked or chosen. */
export function changedFields(): Field[] {
  const fields = document.querySelectorAll<Field>('#root :is(input, textarea, select)')
  return [...fields].filter((field) => {
    if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected
    if (isTick(field)) return field.checked !== field.defaultChecked
    return field.value !== field.defaultValue
  })
}

function isTick(field: Field): field is HTMLInputElement {
  return /checkbox|radio/.test(field.type)
}

function replayText(field: HTMLInputElement | HTMLTextAreaElement) {
  const typed = field.value
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  // React watches this property. Set past it, the value is a change that React notices.
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, typed)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function replayTick(field: HTMLInputElement) {
  field.checked = field.defaultChecked
  field.click()
}
