import { useCallback, useEffect, useState } from 'react'

type Find = () => HTMLElement | null | undefined

/** Returns a stable function that focuses an element after the next render. */
export function useFocusNext() {
  // Each call sets a new object, so the same element can get the focus again.
  const [target, setTarget] = useState<{ find: Find }>()
  useEffect(() => target?.find()?.focus(), [target])
  return useCallback((find: Find) => setTarget({ find }), [])
}
