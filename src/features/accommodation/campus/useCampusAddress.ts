import { useRef } from 'react'
import { entrance } from '@/content/campusPlan'
import { days, openingDay } from '@/blocks/schedule/days'
import { useOpen } from '@/shared/hooks/useOpen'
import { useReadOnce } from '@/shared/hooks/useIsHydrated'
import { useUrlParams } from '@/shared/hooks/useUrlParams'
import { placeOf, type Place } from './places'

const openings = { place: ['place=:id'] } as const

/** The URL holds the state of the plan: `?day=2&place=netaji`, or a walk: `?day=2&from=toat&to=netaji`. */
export function useCampusAddress() {
  const [params, write] = useUrlParams()
  const { isOpen, isOpenedHere, close: stepBack } = useOpen(openings)
  const opening = useReadOnce(() => openingDay(days, Date.now())) ?? days[0]
  const day = days.find(({ id }) => id === params.get('day')) ?? opening
  const { chosen, from, to } = readPlaces(params)
  /** The query string without places, when the first place was chosen. */
  const behind = useRef<string>(undefined)

  /** A step back would also undo later changes of the day, the search or the plan filter. */
  function close() {
    if (behind.current === undefined || behind.current === searchBeside()) return stepBack('place')
    write({ place: undefined }, { state: { openedHere: false } })
  }

  /** Chooses the end of a started walk, or else shows the place. A second press, or Back, removes the choice. */
  function choose({ id }: Place) {
    // Reads the URL, because a second press may come before the next render.
    const now = readPlaces(new URLSearchParams(window.location.search))
    if (now.chosen?.id === id) return close()
    if (now.from && !now.to) return write({ to: id })
    const isFirst = !isOpen('place')
    if (isFirst) behind.current = searchBeside()
    const state = { openedHere: isFirst || isOpenedHere }
    write({ place: id, from: undefined, to: undefined }, { replace: !isFirst, state })
  }

  return {
    day,
    chosen,
    /** Walking times start here. */
    start: from ?? chosen ?? placeOf(entrance),
    from,
    to,
    isPlanOnly: params.has('plan'),
    showDay: (id: string) => write({ day: id }),
    choose,
    /** Back returns to the chosen place. The search is cleared, because it found the start of the walk, not its end. */
    walkFrom: (from: string) =>
      write({ from, place: undefined, q: undefined, plan: undefined }, { replace: false }),
    endWalk: () => write({ from: undefined, to: undefined }),
    showPlanOnly: (isOn: boolean) => write({ plan: isOn ? '1' : undefined }),
  }
}

/** The query string without the places. */
function searchBeside(): string {
  const search = new URLSearchParams(window.location.search)
  for (const name of ['place', 'from', 'to']) search.delete(name)
  return search.toString()
}

function readPlaces(params: URLSearchParams) {
  const [chosen, from, to] = ['place', 'from', 'to'].map((name) => placeOf(params.get(name)))
  return { chosen, from, to: from === to ? undefined : to }
}
