import { entrance } from '@/content/campusPlan'
import { days, openingDay } from '@/blocks/schedule/days'
import { useModalParam } from '@/shared/hooks/useModalParam'
import { useReadOnce } from '@/shared/hooks/useIsHydrated'
import { useUrlParams } from '@/shared/hooks/useUrlParams'
import { placeOf } from './places'

/** What the plan shows is in the URL: `?day=2&place=netaji`, or a walk: `?day=2&from=toat&to=netaji`. */
export function useCampusAddress() {
  const [params, write] = useUrlParams()
  const place = useModalParam('place')
  const opening = useReadOnce(() => openingDay(days, Date.now())) ?? days[0]
  const day = days.find(({ id }) => id === params.get('day')) ?? opening
  const from = placeOf(params.get('from'))
  const to = placeOf(params.get('to'))
  const chosen = placeOf(place.value)

  return {
    day,
    chosen,
    /** Walking times are counted from here. */
    start: from ?? chosen ?? placeOf(entrance),
    from,
    to: from === to ? undefined : to,
    isOwnOnly: params.has('plan'),
    showDay: (id: string) => write({ day: id }),
    /** Back removes the choice. */
    choose(id: string) {
      const isFirst = place.value === null
      const state = { openedHere: isFirst || place.wasOpenedHere }
      write({ place: id, from: undefined, to: undefined }, { replace: !isFirst, state })
    },
    deselect: place.close,
    /** Back returns to the chosen place. */
    walkFrom: (from: string) => write({ from, place: undefined }, { replace: false }),
    walkTo: (to: string) => write({ to }),
    endWalk: () => write({ from: undefined, to: undefined }),
    showOwnOnly: (isOn: boolean) => write({ plan: isOn ? '1' : undefined }),
  }
}
