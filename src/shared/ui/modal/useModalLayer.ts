import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { addLayer } from './layers'

/** While `isOpen`, `layer` is the top layer and `panel` holds the focus. */
export function useModalLayer(
  isOpen: boolean,
  layer: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  onEscape: (event: KeyboardEvent) => void,
) {
  const handleEscape = useEffectEvent(onEscape)
  const removeLayer = useRef<() => void>(undefined)

  useLayoutEffect(() => {
    if (!isOpen || !layer.current || !panel.current) return
    removeLayer.current = addLayer(layer.current, panel.current, (event) => handleEscape(event))
  }, [isOpen, layer, panel])

  // The clean-up must run after React has removed an opener in the same render. A layout effect cleans up too early.
  useEffect(() => {
    if (isOpen) return () => removeLayer.current?.()
  }, [isOpen])
}
