import { useEffect, useState } from 'react'
import { firstSideHeroes, heroes, type Hero } from '@/content/heroes'
import { useMediaQuery } from '@/shared/hooks/useMediaQuery'
import { REDUCED_MOTION } from '@/shared/lib/mediaQueries'
import { afterPaint } from '@/shared/lib/scheduling'

const OPENS_IN_MS = 760
const FADES_IN_MS = 150

type HeroState = {
  front: Hero
  /** The hero that splits in front of `front`. */
  leaving: Hero | null
  /** The two columns: the left one from top to bottom, then the right one. */
  sideHeroes: readonly Hero[]
}

const [first] = heroes
const opening: HeroState = {
  front: first,
  leaving: null,
  sideHeroes: firstSideHeroes.flatMap((id) => heroes.filter((hero) => hero.id === id)),
}

/** A hero that comes to the front swaps places with the front hero. */
export function useHeroes() {
  const [state, setState] = useState(opening)
  const isStill = useMediaQuery(REDUCED_MOTION)
  const { front, leaving } = state
  const next = heroes[(heroes.indexOf(front) + 1) % heroes.length] ?? first

  const bringToFront = (hero: Hero) => setState((now) => (now.leaving ? now : withFront(now, hero)))

  useEffect(() => {
    if (!leaving) return
    const end = () => setState((now) => ({ ...now, leaving: null }))
    let timer: ReturnType<typeof setTimeout> | undefined
    // The timer starts when the hero behind is painted. On a slow phone, painting may take as long as the animation.
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

function withFront({ front, sideHeroes }: HeroState, hero: Hero): HeroState {
  return {
    front: hero,
    leaving: front,
    sideHeroes: sideHeroes.map((sideHero) => (sideHero === hero ? front : sideHero)),
  }
}
