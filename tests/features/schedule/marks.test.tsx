import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { entry, openSchedule, titles } from './openSchedule'

test('one’s own events are marked and in the plan, by their name', async () => {
  const { user } = await openSchedule('?day=2', { as: people.student })
  const nrityakala = within(entry('Nrityakala'))
  expect(await nrityakala.findByText('you are registered')).toBeVisible()
  expect(screen.getAllByText('you are registered')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'My plan (3)' }))
  expect(titles()).toEqual(['Nrityakala'])
  await user.click(screen.getByRole('tab', { name: 'Day 1' }))
  expect(titles()).toEqual(['English Poetry Slam Prelims'])
})

test('one’s own event has a full star, which stays and says why', async () => {
  const { user } = await openSchedule('?day=2', { as: people.student })
  await within(entry('Nrityakala')).findByText('you are registered')
  const star = within(entry('Nrityakala')).getByRole('button', { name: /in my plan$/ })
  expect(star).toHaveAttribute('aria-pressed', 'true')
  expect(star).toHaveAttribute('aria-disabled', 'true')
  await user.click(star)
  expect(await screen.findByText('You are registered, so it stays in your plan.')).toBeVisible()
  expect(star).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('button', { name: 'My plan (3)' })).toBeVisible()
  expect(localStorage.getItem('plan-65') ?? '[]').toBe('[]')
})

test('a starred entry that overlaps with one’s own event warns', async () => {
  localStorage.setItem('plan-65', JSON.stringify(['day2-a-mighty-pen']))
  await openSchedule('?day=2', { as: people.student })
  expect(
    await within(entry('A Mighty Pen')).findByText('Clashes with Nrityakala (08:00)'),
  ).toBeVisible()
})

test('a team event is marked for its members too, whatever stray spaces its name has', async () => {
  await openSchedule('?day=3', { as: people.longName })
  const finals = within(entry('Shuffle Finals (Group)'))
  expect(await finals.findByText('you are registered')).toBeVisible()
})

test('a visitor sees no marks, and nothing is asked for', async () => {
  await openSchedule('?day=2')
  expect(screen.queryByText('you are registered')).not.toBeInTheDocument()
})

test.each(['offline', 'html', { status: 500 }, { code: 1 }] as const)(
  'when the check fails (%j) only the marks are missing',
  async (fault) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    festival.break('/api/user/registered_events', fault)
    await openSchedule('?day=2', { as: people.student })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(titles()).toHaveLength(46)
    expect(screen.queryByText('you are registered')).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  },
)

test('an ended session is said so, and leaves people on the schedule', async () => {
  const { at } = await openSchedule('?day=2', { as: people.expired })
  expect(await screen.findByText('Login Again to continue')).toBeInTheDocument()
  expect(at()).toBe('/schedule?day=2')
  expect(titles()).toHaveLength(46)
})
