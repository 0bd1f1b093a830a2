import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { places } from '@/blocks/campus/places'
import { renderApp } from '../renderApp'

const starred = ['day2-centrifuge', 'day2-shuffle-finals', 'day2-edm-night']

async function openPlan(search = '?day=2', own = starred) {
  localStorage.setItem('plan-65', JSON.stringify(own))
  const view = renderApp(`/accommodation-map${search}`)
  const plan = within(await screen.findByRole('toolbar', { name: 'Places on the plan' }))
  const place = (name: string | RegExp) => plan.getByRole('button', { name })
  return { ...view, plan, place }
}

const netaji = 'Netaji Auditorium, auditorium, 3 events on Day 2, 1 in your plan'
const said = (text: string | RegExp) =>
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([expect.stringMatching(text)]),
  )

test('a chosen place shows what is there and what is near, and can be closed', async () => {
  const { user, place, at } = await openPlan()
  await user.click(place(netaji))
  const panel = within(screen.getByRole('region', { name: 'Netaji Auditorium' }))
  expect(panel.getByText('Saturday, 25 January: 3 events, 1 in my plan')).toBeInTheDocument()
  expect(panel.getAllByRole('listitem')).toHaveLength(3)
  said('Netaji Auditorium, 3 events. Nearest: S N Bose Auditorium, about 1 min east.')
  expect(panel.getByRole('link', { name: /^Directions to Netaji/ })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/dir/?api=1&destination=22.319083%2C87.309922',
  )
  expect(at()).toBe('/accommodation-map?day=2&place=netaji')
  await user.click(panel.getByRole('button', { name: 'Close' }))
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Netaji Auditorium' })).toBeNull(),
  )
  expect(place(netaji)).toHaveFocus()
  expect(at()).toBe('/accommodation-map?day=2')
})

test('the plan is one tab stop: arrows, Home and End move, Enter chooses, Escape closes', async () => {
  const { user, plan, place } = await openPlan()
  const focused = () =>
    plan.getAllByRole('button').find((each) => each.matches(':focus')) ?? expect.fail('no focus')
  const stops = plan.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)
  expect(stops).toHaveLength(1)
  stops[0]?.focus()
  await user.keyboard('{Home}')
  expect(focused()).toHaveAccessibleName(/events on Day 2/)
  await user.keyboard('{End}')
  expect(focused()).toHaveAccessibleName(/no events on Day 2$/)
  place(netaji).focus()
  await user.keyboard('{ArrowUp}')
  expect(place(netaji)).not.toHaveFocus()
  place(netaji).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('region', { name: 'Netaji Auditorium' })).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Netaji Auditorium' })).toBeNull(),
  )
})

test('the list shows the same as the plan, and the day changes both', async () => {
  const { user, plan } = await openPlan()
  const rows = () =>
    within(screen.getByRole('list', { name: 'Places as a list', hidden: true })).getAllByRole(
      'listitem',
      { hidden: true },
    )
  expect(rows()).toHaveLength(places.length)
  const countsIn = (texts: (string | null)[]) =>
    texts
      .flatMap(
        (text) =>
          /^(.+?),.*?(\d+) events? on/
            .exec(text ?? '')
            ?.slice(1, 3)
            .join() ?? [],
      )
      .toSorted()
  const onPlan = () =>
    countsIn(plan.getAllByRole('button').map((each) => each.getAttribute('aria-label')))
  const inList = () => countsIn(rows().map(({ textContent }) => textContent))
  expect(onPlan()).toContain('Netaji Auditorium,3')
  expect(inList()).toEqual(onPlan())
  await user.click(screen.getByRole('tab', { name: 'Day 3' }))
  expect(onPlan()).toContain('Netaji Auditorium,2')
  expect(inList()).toEqual(onPlan())
})

test('search finds a place by its name or by an event of the day, and says if there is none', async () => {
  const { user } = await openPlan()
  const box = screen.getByRole('combobox', { name: 'Find a place' })
  await user.type(box, 'azad{Enter}')
  expect(await screen.findByRole('region', { name: 'Azad Hall' })).toBeInTheDocument()
  await user.clear(box)
  await user.type(box, 'edm night{Enter}')
  expect(await screen.findByRole('region', { name: 'Pronites Ground' })).toBeInTheDocument()
  await user.clear(box)
  await user.type(box, 'Hogwarts{Enter}')
  expect(box).toHaveAccessibleDescription('No place or event of this day has that name.')
})

test('a walk in the own plan that takes too long is a warning, here and in the schedule', async () => {
  const { user } = await openPlan('?day=2&from=panLoopCourt&to=pronitesGround')
  const walk = within(screen.getByRole('region', { name: 'The walk' }))
  expect(walk.getByText('about 30 min on foot, 1.9 km in a straight line')).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'The walk' })).toHaveTextContent(
    'May clash: no time for the walk. We expect Shuffle Finals to end at 19:00. To see EDM Night begin, leave by 18:25',
  )
  await user.click(walk.getByRole('link', { name: 'Change my plan' }))
  expect(await screen.findByText(/^May clash/)).toBeInTheDocument()
  expect(screen.getByText(/From Netaji Auditorium: about 15 min on foot/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /^My plan/ }))
  expect(screen.queryByText(/From Netaji Auditorium:/)).toBeNull()
  expect(screen.getByText(/^May clash/)).toBeInTheDocument()
})

test('a walk goes from the chosen place to the next one that is chosen', async () => {
  const { user, place, at } = await openPlan('?day=2&place=toat')
  await user.click(screen.getByRole('button', { name: 'Walk from here' }))
  expect(screen.getByText(/^Choose where you want to go from TOAT/)).toBeInTheDocument()
  await user.click(place(netaji))
  expect(await screen.findByRole('region', { name: 'The walk' })).toHaveTextContent(
    /about 2 min on foot/,
  )
  expect(at()).toBe('/accommodation-map?day=2&from=toat&to=netaji')
  await user.click(screen.getByRole('button', { name: 'Back to the whole plan' }))
  expect(at()).toBe('/accommodation-map?day=2')
})

test('only the own plan can be shown, and an empty one says so', async () => {
  const { user, plan } = await openPlan()
  await user.click(screen.getByRole('button', { name: 'Only my plan (3)' }))
  const names = plan.getAllByRole('button').map((each) => each.getAttribute('aria-label'))
  expect(names.filter((name) => name?.includes('in your plan'))).toHaveLength(3)
  expect(names.join()).not.toMatch(/SF Cafe/)
  await user.click(screen.getByRole('tab', { name: 'Day 3' }))
  said(/^Nothing in your plan on Day 3 yet/)
})

test('addresses with unknown places are no places', async () => {
  await openPlan('?day=2&place=nowhere&from=toat&to=toat')
  expect(screen.queryByRole('region', { name: 'The walk' })).toBeNull()
})
