import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { addLayer } from './layers'

/** While `isOpen`, `layer` is on top of the page and holds the focus in `panel`, from its first frame on. */
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

  // Not in the layout effect: its clean-up runs before React removes an opener that goes in the same change.
  useEffect(() => {
    if (isOpen) return () => removeLayer.current?.()
  }, [isOpen])
}
