type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Resolves when the current composition of an input method ends. */
let composition = Promise.resolve()

/** Call it as early as possible, because code cannot ask later whether a composition has begun. */
export function watchComposition(): void {
  document.addEventListener('compositionstart', () => {
    composition = new Promise((resolve) => {
      document.addEventListener('compositionend', () => resolve(), { once: true })
    })
  })
}

/** Hydration changes the fields. During a composition, the input method would add its text to the changed value. */
export function compositionEnd(): Promise<void> {
  return composition
}

/** React misses the user's input from before hydration, and would submit empty fields. This dispatches the events again. */
export function replayTyping(): void {
  for (const field of changedFields()) {
    if (field instanceof HTMLSelectElement)
      field.dispatchEvent(new Event('change', { bubbles: true }))
    else if (isTick(field)) replayTick(field)
    else replayText(field)
  }
}

/** The fields that the user has changed since the page loaded. */
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
  // React has its own `value` property on the element, and ignores an event if the value is one that it knows. The setter of
  // the prototype changes the value without React's knowledge, so React handles the event.
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, typed)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function replayTick(field: HTMLInputElement) {
  field.checked = field.defaultChecked
  field.click()
}
