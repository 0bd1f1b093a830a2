/** Search words are in the address and survive a reload. Other typed text would be lost. */
const FIELDS = 'textarea, input:not([type=search], [type=radio], [type=checkbox], [type=hidden])'

/** Whether a reload would take something from the user: typed text, or a modal that is open. */
export function holdsText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)
  const isTyped = [...fields].some((field) => field.value.trim() !== '')
  return isTyped || document.querySelector('[data-modal]') !== null
}
