import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { currentDay, entries, openSchedule, titles } from './openSchedule'

const box = () => screen.getByRole('searchbox', { name: 'Search' })
const venue = () => screen.getByRole('combobox', { name: 'Venue' })

test('typing narrows the day down, without regard to case, and says how many are left', async () => {
  const { user, at } = await openSchedule('?day=2')
  await user.type(box(), 'SHUFFLE')
  expect(titles()).toEqual(['Shuffle Prefinals', 'Shuffle Finals'])
  expect(screen.getByText('2 entries shown')).toHaveAttribute('role', 'status')
  expect(box()).toHaveFocus()
  expect(at()).toBe('/schedule?day=2&q=SHUFFLE')
})

test('the text is looked for in places too', async () => {
  const { user } = await openSchedule('?day=0')
  await user.type(box(), 'kalidas')
  expect(titles()).toEqual(['Rangmanch Lights Practice'])
  expect(screen.getByText('1 entry shown')).toBeInTheDocument()
})

test('a venue is chosen, for every day, and stands in the address', async () => {
  const { user, at } = await openSchedule('?day=2')
  await user.selectOptions(venue(), 'PAN Loop Court')
  expect(titles()).toEqual(['Shuffle Prefinals', 'Dance Cypher', 'Shuffle Finals', 'Silent DJ'])
  expect(at()).toBe('/schedule?day=2&venue=panLoopCourt')
  await user.selectOptions(venue(), 'Pronites Ground')
  await user.click(screen.getByRole('tab', { name: 'Day 3' }))
  expect(titles()).toEqual(['Pal Night'])
  await user.selectOptions(venue(), 'Everywhere')
  expect(entries()).toHaveLength(38)
})

test('a shared link brings day, text and venue back', async () => {
  await openSchedule('?day=2&q=final&venue=basketballCourt')
  expect(titles()).toEqual(['Rapmania Prefinals', 'Rapmania Finals'])
  expect(box()).toHaveValue('final')
  expect(venue()).toHaveDisplayValue('Basketball Court')
})

test('Back brings the day and what was typed on it', async () => {
  const { user } = await openSchedule('?day=1')
  await user.type(box(), 'poetry')
  await user.click(screen.getByRole('tab', { name: 'Day 3' }))
  await user.clear(box())
  await user.type(box(), 'slam')
  window.history.back()
  await vi.waitFor(() => expect(currentDay()).toBe('Day 1'))
  expect(box()).toHaveValue('poetry')
})

test('a day chosen before the last letter is shown keeps that letter', async () => {
  const { at } = await openSchedule('?day=1')
  // eslint-disable-next-line testing-library/no-unnecessary-act -- both happen before React renders
  act(() => {
    fireEvent.change(box(), { target: { value: 'slam' } })
    fireEvent.click(screen.getByRole('tab', { name: 'Day 3' }))
  })
  expect(currentDay()).toBe('Day 3')
  expect(box()).toHaveValue('slam')
  expect(at()).toBe('/schedule?day=3&q=slam')
})

test('nothing found on this day says on which it is', async () => {
  const { user, at } = await openSchedule('?day=0&q=tango')
  expect(screen.getByText('Nothing on Day 0')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'See Day 3' }))
  expect(titles()).toEqual(['Two For A Tango'])
  expect(at()).toBe('/schedule?day=3&q=tango')
})

test.each(['zebra <b>', '?!'])(
  'for "%s" nothing is found, and all comes back in one tap',
  async (query) => {
    const { user, at } = await openSchedule('?day=0')
    await user.type(box(), query)
    expect(screen.getByText('Nothing on Day 0')).toBeVisible()
    expect(screen.getByText(/Nothing matches on any day/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /to calendar/ })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Show all of Day 0' }))
    expect(entries()).toHaveLength(5)
    expect(box()).toHaveValue('')
    expect(at()).toBe('/schedule?day=0')
  },
)

test('a venue that there is not is not asked for', async () => {
  await openSchedule('?day=0&venue=toString')
  expect(entries()).toHaveLength(5)
  expect(venue()).toHaveDisplayValue('Everywhere')
})

test.each([
  ['?day=0&q=zzzz', 'Show all of Day 0', /^Day 0/],
  ['?day=0&q=tango', 'See Day 3', /^Day 3/],
])('on %s the focus of "%s", which goes, is handed to the day', async (search, name, day) => {
  const { user } = await openSchedule(search)
  screen.getByRole('button', { name }).focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('heading', { name: day, level: 2 })).toHaveFocus()
})
