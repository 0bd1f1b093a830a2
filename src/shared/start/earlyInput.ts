/*
 * A prerendered page can be used before its scripts have come: links work, fields can be typed into. React knows nothing
 * of what was typed or pressed before it took the page over, so it is kept here and done again then.
 */

let listening: AbortController | undefined
/** The controls that were pressed, and the forms that were sent by a key, in this order. */
let pressed: HTMLElement[] = []

/** Keeps presses from now on. Call it before anything else; a second call changes nothing. */
export function keepEarlyInput(): void {
  if (listening) return
  listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  document.addEventListener('click', keepPress, options)
  document.addEventListener('submit', keepSubmit, options)
}

function keepPress(event: MouseEvent) {
  const control = event.target instanceof Element ? event.target.closest('button') : null
  if (!control?.closest('#root')) return
  event.preventDefault()
  event.stopPropagation() // or React, half way through, would hear it as well
  pressed.push(control)
}

/** A form that the browser sends by itself would load the page again, with what was typed in its address. */
function keepSubmit(event: SubmitEvent) {
  event.preventDefault()
  event.stopPropagation()
  if (event.target instanceof HTMLFormElement) pressed.push(event.target)
}

/** Tells React what was typed and ticked: its own values are the default ones by now. */
export function replayTyping(): void {
  if (!listening) return
  const root = document.getElementById('root')
  for (const field of root?.querySelectorAll('input, textarea, select') ?? []) {
    if (field instanceof HTMLSelectElement) replayChoice(field)
    else if (field instanceof HTMLInputElement && /checkbox|radio/.test(field.type))
      replayTick(field)
    else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      replayText(field)
  }
}

function replayText(field: HTMLInputElement | HTMLTextAreaElement) {
  const typed = field.value
  if (typed === field.defaultValue) return
  field.value = field.defaultValue // by React's own setter, so that it sees the change that follows
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, typed)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function replayTick(field: HTMLInputElement) {
  if (field.checked === field.defaultChecked) return
  field.checked = field.defaultChecked
  field.click()
}

function replayChoice(field: HTMLSelectElement) {
  if (field.selectedOptions[0]?.defaultSelected === false)
    field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Does all presses again, once. */
export function replayPresses(): void {
  const controls = pressed
  stopKeepingInput()
  for (const control of controls) {
    if (!control.isConnected) continue
    if (control instanceof HTMLFormElement) control.requestSubmit()
    else control.click()
  }
}

/** From now on presses go where they are meant to; those that were kept are forgotten. */
export function stopKeepingInput(): void {
  listening?.abort()
  listening = undefined
  pressed = []
}
