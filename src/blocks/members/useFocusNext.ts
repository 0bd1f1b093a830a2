import { useCallback, useEffect, useState } from 'react'

type Find = () => HTMLElement | null | undefined

/** Returns a function that focuses an element once the change in progress is rendered. It is the same at every render. */
export function useFocusNext() {
  // A new object for each call: the same element may get the focus again.
  const [target, setTarget] = useState<{ find: Find }>()
  useEffect(() => target?.find()?.focus(), [target])
  return useCallback((find: Find) => setTarget({ find }), [])
}
