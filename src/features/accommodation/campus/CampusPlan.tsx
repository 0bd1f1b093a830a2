import { useEffect, useId, useMemo, useRef, type RefObject } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { days, type Day } from '@/blocks/schedule/days'
import { PlanOnlyButton } from '@/blocks/schedule/PlanOnlyButton'
import { RegisteredNotice } from '@/blocks/RegisteredNotice'
import { useUserPlan, type UserPlan } from '@/blocks/schedule/useUserPlan'
import { useSearchField } from '@/shared/ui/field/useSearchField'
import field from '@/shared/ui/field/Field.module.css'
import { NeedsScripts } from '@/shared/ui/form/NeedsScripts'
import { Icon } from '@/shared/ui/Icon'
import { Tabs } from '@/shared/ui/Tabs'
import { useProfile } from '@/queries/profile'
import styles from './CampusPlan.module.css'
import { PlaceList } from './PlaceList'
import { WalkEntry } from './WalkEntry'
import { countOf, listPlaces, walkOf, type Listed, type Walk } from './listing'
import { PlanPicture } from './picture/PlanPicture'
import type { Look } from './picture/planLayout'
import { entriesAt, type Place } from './places'
import { useCampusAddress } from './useCampusAddress'

const tabs = days.map(({ id, name }) => ({ id, label: name }))

/** A plan and a list of the numbered places, with the events of one day. The URL holds the choice. */
export function CampusPlan() {
  const resultId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const side = useRef<HTMLDivElement>(null)
  const address = useCampusAddress()
  const { day, chosen, from, to, start, isPlanOnly } = address
  const plan = useUserPlan()
  const hall = useProfile().data?.hallAlloted
  const { query, inputProps } = useSearchField()
  useShowChoice(frame, side, [chosen, from, to].map((place) => place?.id).join())

  const plannedEntries = plan.entries.filter((entry) => entry.day === day?.id)
  const walk = useMemo(() => walkOf(from, to), [from, to])
  const scene = { day, query, plannedEntries, chosen, from, start, hall }
  const listed = listPlaces({ ...scene, isPlanOnly: isPlanOnly && plannedEntries.length > 0 })
  const looks = looksOf(listed, chosen, from, to)

  return (
    <>
      {isPlanOnly && <RegisteredNotice query={plan.registered} />}
      <div className={styles.plan}>
        <NeedsScripts what="Choosing a day or a place on the plan" />
        <div className={styles.tools}>
          <PlanOnlyButton isOn={isPlanOnly} onChange={address.showPlanOnly}>
            Only my plan ({plannedEntries.length})
          </PlanOnlyButton>
          <form
            role="search"
            className={styles.search}
            onSubmit={(event) => {
              event.preventDefault()
              const first = listed.find(({ place }) => place !== chosen)
              if (query.trim() && first) address.choose(first.place)
            }}
          >
            <Icon name="search" />
            <input
              className={field.control}
              type="search"
              aria-label="Search a place or an event"
              aria-describedby={resultId}
              placeholder="Place or event"
              autoComplete="off"
              enterKeyHint="search"
              {...inputProps}
            />
          </form>
        </div>
        <div className={styles.days}>
          <Tabs
            label="Days"
            tabs={tabs}
            current={`${day?.id}`}
            look="flat"
            onChange={address.showDay}
          >
            <div className={styles.columns}>
              <div ref={frame}>
                <PlanPicture
                  looks={looks}
                  chosen={chosen}
                  walk={walk}
                  start={start}
                  onChoose={address.choose}
                />
              </div>
              <div ref={side} tabIndex={-1} data-tone="light" className={styles.side}>
                <p id={resultId} role="status">
                  {isPlanOnly && plannedEntries.length === 0
                    ? emptyPlanText(plan, day)
                    : listed.length === 0 && 'No place or event of this day has that name.'}
                </p>
                <PlaceList
                  listed={listed}
                  chosen={chosen}
                  plan={plan}
                  onChoose={address.choose}
                  onWalk={address.walkFrom}
                >
                  {from && (
                    <WalkEntry
                      from={from}
                      walk={walk}
                      entries={plannedEntries}
                      onEnd={address.endWalk}
                    />
                  )}
                </PlaceList>
              </div>
            </div>
          </Tabs>
        </div>
        <p role="status" className="visuallyHidden">
          {announcement(walk, chosen, day)}
        </p>
      </div>
    </>
  )
}

/** During a walk only the two ends are drawn in full. */
function looksOf(listed: readonly Listed[], ...[chosen, from, to]: (Place | undefined)[]) {
  const looks = new Map<Place, Look>()
  for (const { place, entries } of listed)
    looks.set(place, entries.length > 0 && !from ? 'full' : 'pale')
  for (const end of [chosen, from, to]) if (end) looks.set(end, 'chosen')
  return looks
}

function emptyPlanText({ isLoading, isIncomplete }: UserPlan, day: Day | undefined): string {
  if (isLoading) return 'Loading your plan...'
  const start = isIncomplete ? 'You have starred nothing' : 'Nothing in your plan'
  return `${start} on ${day?.name ?? 'this day'} yet. Star an entry of the schedule to add it.`
}

function announcement(
  walk: Walk | undefined,
  chosen: Place | undefined,
  day: Day | undefined,
): string {
  if (walk) return `From ${walk.from.name} to ${walk.to.name}: ${walk.words}`
  return chosen ? `${chosen.name}, ${countOf(entriesAt(chosen, day))}` : ''
}

type ElementRef = RefObject<HTMLElement | null>

/** After a choice, focuses the first entry of the list and scrolls it and the plan into view. Back does not do this. */
function useShowChoice(frame: ElementRef, side: ElementRef, choice: string): void {
  const isStepBack = useNavigationType() === NavigationType.Pop
  const last = useRef(choice)
  useEffect(() => {
    const [plan, list] = [frame.current, side.current]
    if (!plan || !list || last.current === choice) return
    last.current = choice
    list.scrollTop = 0
    if (isStepBack) return
    const first = list.querySelector<HTMLElement>('[data-shown]') ?? list
    first.focus({ preventScroll: true })
    const bottom = first.closest('li')?.getBoundingClientRect().bottom ?? 0
    if (plan.getBoundingClientRect().top < 0 || bottom > window.innerHeight) plan.scrollIntoView()
  }, [frame, side, choice, isStepBack])
}
