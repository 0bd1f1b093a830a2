let isPressed = false

function on(types: string[], listener: () => void, signal?: AbortSignal) {
  for (const type of types) document.addEventListener(type, listener, { capture: true, signal })
}

// The choice from a browser's own list comes as a change; of its press the page may never hear the end.
const LIFTED = ['pointerup', 'pointercancel', 'mouseup', 'dragend']
const CHOSEN = ['change']
on(['pointerdown', 'mousedown'], () => (isPressed = true))
on([...LIFTED, ...CHOSEN], () => (isPressed = false))

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
  let timer: ReturnType<typeof setTimeout>
  function run() {
    waiting.abort()
    clearTimeout(timer)
    then()
  }
  on(LIFTED, () => (timer = setTimeout(run)), waiting.signal)
  on(CHOSEN, run, waiting.signal)
}
