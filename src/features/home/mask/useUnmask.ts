import { useCallback, useEffect, useState } from 'react'
import { masks, type Mask } from '@/content/masks'
import { useMediaQuery } from '@/shared/hooks/useMediaQuery'

const OPENS_IN_MS = 760
const FADES_IN_MS = 150

type Show = {
  /** The great mask. */
  front: Mask
  /** The one that is parting over it. */
  leaving: Mask | null
  /** On the threads: left from above, then right. */
  hung: readonly Mask[]
  /** The last one that came to light, for those who hear the page. */
  revealed: Mask | null
}

const [king, lion, peacock, laugh, moon] = masks
const opening: Show = {
  front: king,
  leaving: null,
  hung: [lion, peacock, moon, laugh],
  revealed: null,
}

/** Which mask is where. A mask that comes to the front leaves its place on the thread to the one that was there. */
export function useUnmask() {
  const [show, setShow] = useState(opening)
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const { front } = show
  const next = masks[(masks.indexOf(front) + 1) % masks.length] ?? king

  const bringToFront = useCallback(
    (mask: Mask) => setShow((now) => (now.leaving ? now : withFront(now, mask))),
    [],
  )

  const { leaving } = show
  useEffect(() => {
    if (!leaving) return
    const end = () => setShow((now) => ({ ...now, leaving: null }))
    let timer: ReturnType<typeof setTimeout> | undefined
    // Not before the mask behind is painted: on a slow phone that alone may take as long as the opening.
    const undo = afterNextPaint(() => {
      timer = setTimeout(end, isStill ? FADES_IN_MS : OPENS_IN_MS)
    })
    return () => {
      undo()
      clearTimeout(timer)
    }
  }, [leaving, isStill])

  return { ...show, next, bringToFront }
}

/** Runs once the frame after this one has been painted. Gives back its undo. */
function afterNextPaint(run: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(run)
  })
  return () => cancelAnimationFrame(frame)
}

function withFront({ front, hung }: Show, mask: Mask): Show {
  return {
    front: mask,
    leaving: front,
    revealed: mask,
    hung: hung.map((each) => (each === mask ? front : each)),
  }
}
