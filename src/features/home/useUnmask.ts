import { useEffect, useState } from 'react'
import { firstSideMasks, masks, type Mask } from '@/content/masks'
import { useMediaQuery } from '@/shared/hooks/useMediaQuery'
import { afterPaint } from '@/shared/lib/scheduling'

const OPENS_IN_MS = 760
const FADES_IN_MS = 150

type MaskState = {
  front: Mask
  /** The mask that splits in front of it. */
  leaving: Mask | null
  /** In the two columns: left from the top, then right. */
  sideMasks: readonly Mask[]
}

const [first] = masks
const opening: MaskState = {
  front: first,
  leaving: null,
  sideMasks: firstSideMasks.flatMap((id) => masks.filter((mask) => mask.id === id)),
}

/** Which mask is where. A mask that comes to the front swaps places with the one that was there. */
export function useUnmask() {
  const [state, setState] = useState(opening)
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const { front, leaving } = state
  const next = masks[(masks.indexOf(front) + 1) % masks.length] ?? first

  const bringToFront = (mask: Mask) => setState((now) => (now.leaving ? now : withFront(now, mask)))

  useEffect(() => {
    if (!leaving) return
    const end = () => setState((now) => ({ ...now, leaving: null }))
    let timer: ReturnType<typeof setTimeout> | undefined
    // Only after the mask behind is painted: on a slow phone, painting may take as long as the animation.
    const cancel = afterPaint(() => {
      timer = setTimeout(end, isStill ? FADES_IN_MS : OPENS_IN_MS)
    })
    return () => {
      cancel()
      clearTimeout(timer)
    }
  }, [leaving, isStill])

  return { ...state, next, hasChanged: state !== opening, bringToFront }
}

function withFront({ front, sideMasks }: MaskState, mask: Mask): MaskState {
  return {
    front: mask,
    leaving: front,
    sideMasks: sideMasks.map((sideMask) => (sideMask === mask ? front : sideMask)),
  }
}
