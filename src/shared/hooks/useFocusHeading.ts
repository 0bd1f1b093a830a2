import { useEffect, useState } from 'react'

/** Returns a function that moves the focus to the heading with this id, once the change in progress is rendered. */
export function useFocusHeading() {
  // A new object for each call: the same heading may get the focus again.
  const [target, setTarget] = useState<{ id: string }>()
  useEffect(() => {
    if (target) document.getElementById(target.id)?.focus()
  }, [target])
  return (id: string) => setTarget({ id })
}
