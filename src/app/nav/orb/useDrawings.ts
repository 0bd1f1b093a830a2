import { useEffect, useRef } from 'react'
import { wheelPages } from '@/content/nav'
import { useHasPainted } from '@/shared/hooks/useHasPainted'
import { isMetered } from '@/shared/lib/isMetered'
import { drawingAt, HUB } from './drawingAt'

/** The page's own pictures come first. */
const PAUSE_MS = 2_000

/** Fetches and keeps the drawings of both pages of the menu, so that none of them comes while the menu moves. */
export function useDrawings() {
  const isAtRest = useHasPainted(PAUSE_MS)
  const kept = useRef<HTMLImageElement[]>([])

  useEffect(() => {
    if (!isAtRest || isMetered()) return
    const drawings = wheelPages.flatMap(({ entries, toggle }) => [...entries, toggle])
    kept.current = [HUB, ...drawings.map(({ drawing }) => drawing)].map((drawing) => {
      const picture = new Image()
      picture.src = drawingAt(drawing)
      return picture
    })
  }, [isAtRest])
}
