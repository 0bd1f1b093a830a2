import { useEffect, useState } from 'react'

/**
 * Returns a function that moves the focus to the heading with this id, once the change in progress is rendered.
 * `unlessTyping`: after a response, during which the user may have begun to type something else.
 */
export function useFocusHeading() {
  // A new object for each call: the same heading may get the focus again.
  const [target, setTarget] = useState<{ id: string; unlessTyping: boolean }>()
  useEffect(() => {
    if (!target || (target.unlessTyping && isTyping())) return
    document.getElementById(target.id)?.focus()
  }, [target])
  return (id: string, { unlessTyping = false } = {}) => setTarget({ id, unlessTyping })
}

function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, select') ?? false
}
