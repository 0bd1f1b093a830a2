/* React does not know what was typed or pressed before hydration: it is kept here and replayed later. */

let listening: AbortController | undefined
/** Pressed buttons and forms sent by a key, in order. */
let pressed: HTMLElement[] = []

/** Call it before anything else. */
export function keepEarlyInput(): void {
  if (listening) return
  listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  document.addEventListener('click', keepPress, options)
  document.addEventListener('submit', keepSubmit, options)
  window.addEventListener('pagehide', keepTyping, options)
}

function keepPress(event: MouseEvent) {
  const control = event.target instanceof Element ? event.target.closest('button') : null
  if (!control?.closest('#root')) return
  event.preventDefault()
  event.stopPropagation() // or a part of React that is ready would handle it, too
  pressed.push(control)
}

/** A native submit would reload the page, with the typed text in its address. */
function keepSubmit(event: SubmitEvent) {
  event.preventDefault()
  event.stopPropagation()
  if (event.target instanceof HTMLFormElement) pressed.push(event.target)
}

/** Tells React what was typed. By now, the default values of the fields are React's own values. */
export function replayTyping(): void {
  if (!listening) return
  const kept = typingBefore()
  for (const field of fields()) {
    const text = kept.shift() ?? ''
    field.value ||= text
    if (field instanceof HTMLSelectElement) replayChoice(field)
    else if (field instanceof HTMLInputElement && /checkbox|radio/.test(field.type))
      replayTick(field)
    else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      replayText(field)
  }
}

const fields = () =>
  document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    '#root :is(input, textarea, select)',
  )

/** Nobody can type this character. */
const BETWEEN = '\0'

const KEY = 'early-input'
/** As in drafts: neither passwords nor one-time codes nor the answer to the security question. */
const SECRET = '[type="password"], [autocomplete="one-time-code"], [autocomplete="off"]'

/** For the next load of this page in this tab, if it is left before it has started. */
function keepTyping(): void {
  const values = [...fields()].map((field) => (field.matches(SECRET) ? '' : field.value))
  try {
    sessionStorage.setItem(KEY, [location.pathname, ...values].join(BETWEEN))
  } catch {
    // The storage is blocked or full.
  }
}

/** Whatever page starts next: what was typed on another one is forgotten. */
function typingBefore(): string[] {
  try {
    const [path, ...values] = sessionStorage.getItem(KEY)?.split(BETWEEN) ?? []
    sessionStorage.removeItem(KEY)
    return path === location.pathname ? values : []
  } catch {
    return [] // The storage is blocked.
  }
}

function replayText(field: HTMLInputElement | HTMLTextAreaElement) {
  const typed = field.value
  if (typed === field.defaultValue) return
  field.value = field.defaultValue // through React's setter, so that React notices the change below
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

export function replayPresses(): void {
  const controls = pressed
  stopKeepingInput()
  for (const control of controls) {
    if (!control.isConnected) continue
    if (control instanceof HTMLFormElement) control.requestSubmit()
    else control.click()
  }
}

/** From now on presses reach React; the kept ones are dropped. */
export function stopKeepingInput(): void {
  document.getElementById('not-started')?.remove()
  listening?.abort()
  listening = undefined
  pressed = []
}
