import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { kindOf } from '@/features/accommodation/campus/places'
import { renderApp } from '../../renderApp'
import { setViewport } from '../../viewport'

const title = (name: string) => screen.findByRole('heading', { name, level: 1 })

const deskHours = () => screen.findByRole('button', { name: 'Desk hours' })
const DESK = /Come before 6 pm on those evenings/

test('the side list leads to each accommodation screen and marks the current one (Spec §2)', async () => {
  const { user, at } = renderApp('/accommodation')
  await title('Accommodation')
  const links = (current?: 'page') =>
    within(screen.getByRole('navigation', { name: 'Accommodation' }))
      .getAllByRole('link', current && { current })
      .map(({ textContent }) => textContent)
  expect(links()).toEqual(['Contingent', 'Info', 'FaQs', 'Rules', 'Map'])
  for (const [name, heading, path] of [
    ['FaQs', 'FaQs', '/accommodation-faq'],
    ['Rules', 'Rules', '/accommodation-rules'],
    ['Map', 'Campus plan', '/accommodation-map'],
    ['Info', 'Accommodation', '/accommodation'],
  ] as const) {
    await user.click(screen.getByRole('link', { name }))
    expect(await title(heading)).toHaveFocus()
    expect(at()).toBe(path)
    expect(links('page')).toEqual([name])
  }
})

test('on a wide screen a card opens in a modal with its own address (Spec §2)', async () => {
  const { user, at } = renderApp('/accommodation')
  await user.click(await deskHours())
  expect(await screen.findByRole('dialog', { name: 'Desk hours' })).toHaveTextContent(DESK)
  expect(at()).toBe('/accommodation?card=desk')
})

test('below 600 px each card shows its whole text, and no modal opens (Spec §2)', async () => {
  setViewport(600)
  renderApp('/accommodation')
  expect(await deskHours()).toBeInTheDocument()
  setViewport(599)
  const { at } = renderApp('/accommodation?card=desk')
  await title('Accommodation')
  expect(screen.getByRole('main')).toHaveTextContent(DESK)
  expect(screen.queryByRole('button', { name: 'Desk hours' })).not.toBeInTheDocument()
  await waitFor(() => expect(at()).toBe('/accommodation'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

const starred = ['day2-centrifuge', 'day2-shuffle-finals', 'day2-edm-night']

async function openPlan(search = '?day=2', plannedIds = starred) {
  localStorage.setItem('plan-65', JSON.stringify(plannedIds))
  const view = renderApp(`/accommodation-map${search}`)
  const list = within(await screen.findByRole('list', { name: 'Places' }))
  const place = (name: string | RegExp) => list.getByRole('button', { name })
  return { ...view, list, place }
}

/** The buttons of the places, without those of the open one. */
const names = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.hasAttribute('aria-expanded'))
    .map((button) => button.textContent ?? '')
const plan = () => screen.getByRole('img', { name: /^Campus plan, / })
const announced = (text: string | RegExp) =>
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([expect.stringMatching(text)]),
  )

test('a place opens in the list with what is there, and closes again', async () => {
  const { user, place, at, list } = await openPlan()
  const netaji = place(/^8 Netaji Auditorium 3 events, 1 in my plan/)
  expect(netaji).toHaveAttribute('aria-expanded', 'false')
  await user.click(netaji)
  expect(netaji).toHaveAttribute('aria-expanded', 'true')
  expect(list.getAllByRole('button', { name: /: in my plan$/ })).toHaveLength(3)
  expect(list.getByRole('button', { name: 'Centrifuge, 11:30: in my plan' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(list.getByRole('link', { name: /^Directions to Netaji/ })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/dir/?api=1&destination=22.319083%2C87.309922',
  )
  announced('Netaji Auditorium, 3 events')
  expect(at()).toBe('/accommodation-map?day=2&place=netaji')
  expect(netaji).toHaveFocus()
  await user.click(netaji)
  await waitFor(() => expect(netaji).toHaveAttribute('aria-expanded', 'false'))
  expect(at()).toBe('/accommodation-map?day=2')
  await user.click(netaji)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(netaji).toHaveAttribute('aria-expanded', 'false'))
})

test('lists places with events by number, or nearest first once a place is chosen', async () => {
  const { user, place } = await openPlan('?day=0', [])
  expect(names().slice(0, 3)).toEqual([
    expect.stringMatching(/^8 Netaji Auditorium 4 events, about 9 min south$/),
    expect.stringMatching(/^11 Kalidas Auditorium 1 event, about 15 min south$/),
    expect.stringMatching(/^1 PAN Loop Court nothing on Day 0, about 20 min south-west$/),
  ])
  await user.click(screen.getByRole('tab', { name: 'Day 2' }))
  expect(names()[0]).toMatch(/^1 PAN Loop Court 4 events/)
  await user.click(place(/^14 Raman/))
  const order = names().map((name) => Number.parseInt(name, 10))
  expect(order.slice(0, 4)).toEqual([14, 12, 9, 8])
  expect(order).toHaveLength(33)
})

test('a search filters the list and the plan, and Enter opens the first result', async () => {
  const { user, at } = await openPlan()
  const box = screen.getByRole('searchbox', { name: 'Search a place or an event' })
  await user.type(box, 'edm night')
  expect(names()).toEqual([expect.stringMatching(/^15 Pronites Ground/)])
  expect(plan()).toHaveAccessibleName('Campus plan, 1 place with numbers, listed below')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(at()).toContain('place=pronitesGround'))
  await user.clear(box)
  await user.type(box, '17')
  expect(names()).toEqual([expect.stringMatching(/^17 Azad Hall/)])
  await user.clear(box)
  await user.type(box, 'Hogwarts')
  await waitFor(() =>
    expect(box).toHaveAccessibleDescription('No place or event of this day has that name.'),
  )
})

test('shows the walk from the chosen place to the next chosen one', async () => {
  const { user, place, at, list } = await openPlan('?day=2&place=toat')
  const walk = () => screen.getByRole('button', { name: 'Walk from here' })
  await user.click(walk())
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Choose where to go from here' })).toHaveFocus(),
  )
  expect(list.queryByRole('button', { name: /^7 TOAT/ })).toBeNull()
  await user.click(place(/^8 Netaji/))
  expect(await screen.findByRole('heading', { name: 'The walk' })).toHaveFocus()
  expect(
    list.getByText('about 2 min on foot, 110 m in a straight line, north-east'),
  ).toBeInTheDocument()
  expect(within(plan()).getByText('about 2 min, 110 m straight')).toBeInTheDocument()
  announced(
    'From TOAT to Netaji Auditorium: about 2 min on foot, 110 m in a straight line, north-east',
  )
  expect(at()).toBe('/accommodation-map?day=2&from=toat&to=netaji')
  await user.click(screen.getByRole('button', { name: 'Back to the whole plan' }))
  expect(at()).toBe('/accommodation-map?day=2')
})

test('warns about a walk of the saved plan that takes too long, here and in the schedule', async () => {
  const { user, list } = await openPlan('?day=2&from=panLoopCourt&to=pronitesGround')
  expect(
    list.getByText('about 30 min on foot, 1.9 km in a straight line, east'),
  ).toBeInTheDocument()
  expect(screen.getByRole('list', { name: 'Places' })).toHaveTextContent(
    'May clash: no time for the walk. We expect Shuffle Finals to end at 19:00. To see EDM Night begin, leave by 18:25',
  )
  await user.click(list.getByRole('link', { name: 'Change my plan' }))
  await screen.findByRole('heading', { level: 1, name: 'Schedule' })
  expect(screen.getByText(/^May clash/)).toBeInTheDocument()
  expect(screen.getByText(/From Netaji Auditorium: about 15 min on foot/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /^My plan/ }))
  expect(screen.queryByText(/From Netaji Auditorium:/)).toBeNull()
  expect(screen.getByText(/^May clash/)).toBeInTheDocument()
})

test('can show the saved plan alone, and says so when it is empty (Spec §2)', async () => {
  const { user } = await openPlan()
  await user.click(screen.getByRole('button', { name: 'Only my plan (3)' }))
  expect(names()).toEqual([
    expect.stringMatching(/^1 PAN Loop Court .*1 in my plan/),
    expect.stringMatching(/^8 Netaji.*1 in my plan/),
    expect.stringMatching(/^15 Pronites.*1 in my plan/),
  ])
  await user.click(screen.getByRole('tab', { name: 'Day 3' }))
  announced(/^Nothing in your plan on Day 3 yet/)
})

test('closing a place is a step back if nothing else has changed', async () => {
  const { user, place, at } = await openPlan()
  await user.click(place(/^8 Netaji/))
  await user.click(place(/^8 Netaji/))
  await waitFor(() => expect(at()).toBe('/accommodation-map?day=2'))
  act(() => window.history.forward())
  await waitFor(() => expect(at()).toBe('/accommodation-map?day=2&place=netaji'))
})

test('a touch far from all numbers of the plan opens no place', async () => {
  vi.spyOn(SVGElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 820, 540),
  )
  const { place, at } = await openPlan()
  fireEvent.click(plan(), { clientX: 505, clientY: 250 })
  await waitFor(() => expect(place(/^8 Netaji/)).toHaveFocus())
  fireEvent.click(plan(), { clientX: 700, clientY: 60 })
  expect(at()).toBe('/accommodation-map?day=2&place=netaji')
})

test('derives the kind of a place from its name', () => {
  expect(kindOf('Raman Auditorium')).toBe('auditorium')
  expect(kindOf('JCB Hall')).toBe('hall')
  expect(kindOf('Hallmark Corner')).toBe('place')
})
