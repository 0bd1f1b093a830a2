let isPressed = false

function on(types: string[], listener: (event: Event) => void, signal?: AbortSignal) {
  for (const type of types) document.addEventListener(type, listener, { capture: true, signal })
}

/**
 * Of a press that a menu or another window takes over the page never hears the end, and who types has none under way.
 */
const LIFTED = [
  ...['pointerup', 'pointercancel', 'mouseup', 'dragend'],
  ...['contextmenu', 'keydown', 'windowleft'],
]
/** The choice from a list comes as a change; of the press on it the page may never hear the end. */
const isChoice = ({ target }: Event) => target instanceof HTMLSelectElement

function watchPresses() {
  on(['pointerdown', 'mousedown'], (event) => {
    // Only the main button clicks.
    if (event instanceof MouseEvent && event.button === 0) isPressed = true
  })
  window.addEventListener('blur', () => document.dispatchEvent(new Event('windowleft')))
  on(LIFTED, () => (isPressed = false))
  on(['change'], (event) => (isPressed &&= !isChoice(event)))
}
// Nobody presses anything while a page is prerendered.
if (typeof document !== 'undefined') watchPresses()

/**
 * Runs `then` at once; while a mouse button or a finger is down, as soon as it has been lifted and its click is done.
 * A message that appears in between, because the press took the focus out of a field, moves the page under the
 * pointer, and the click misses its button.
 */
export function afterPress(then: () => void) {
  if (!isPressed) {
    then()
    return
  }
  const waiting = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  function run() {
    waiting.abort()
    clearTimeout(timer)
    then()
  }
  on(LIFTED, () => (timer ??= setTimeout(run)), waiting.signal)
  // Before the list's own listeners, for what they change comes after what was left.
  on(['change'], (event) => isChoice(event) && run(), waiting.signal)
}
