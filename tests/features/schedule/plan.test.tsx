import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { entry, openSchedule, titles } from './openSchedule'

const star = (title: string, time?: string) =>
  within(entry(title, time)).getByRole('button', { name: /in my plan$/ })
const myPlan = () => screen.getByRole('button', { name: /^My plan/ })

test('a starred entry is in the plan, also after a reload, until the star is tapped again', async () => {
  const { user } = await openSchedule('?day=2')
  expect(star('Centrifuge')).toHaveAttribute('aria-pressed', 'false')
  await user.click(star('Centrifuge'))
  await user.click(star('EDM Night'))
  expect(star('Centrifuge')).toHaveAttribute('aria-pressed', 'true')
  expect(myPlan()).toHaveTextContent('My plan (2)')

  const reloaded = await openSchedule('?day=2')
  await reloaded.user.click(myPlan())
  expect(myPlan()).toHaveAttribute('aria-pressed', 'true')
  expect(titles()).toEqual(['Centrifuge', 'EDM Night'])
  expect(reloaded.at()).toBe('/schedule?day=2&plan=1')
  await reloaded.user.click(star('Centrifuge'))
  expect(titles()).toEqual(['EDM Night'])
  await reloaded.user.click(myPlan())
  expect(titles()).toHaveLength(46)
})

test('an empty plan says how to fill it', async () => {
  const { user } = await openSchedule('?day=2')
  await user.click(myPlan())
  expect(screen.getByText('Your plan is empty')).toBeVisible()
  expect(screen.getByText(/Tap the star of an entry/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show all of Day 2' }))
  expect(titles()).toHaveLength(46)
})

test('a plan is not called empty while the registered events load', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  festival.break('/api/user/registered_events', 'slow')
  await openSchedule('?day=2&plan=1', { as: people.student })
  expect(screen.getByText('Loading')).toBeInTheDocument()
  expect(screen.queryByText('Your plan is empty')).not.toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  await waitFor(() => expect(titles()).toContain('Nrityakala'))
})

test('planned entries that overlap warn about each other', async () => {
  const { user } = await openSchedule('?day=2')
  await user.click(star('Nrityakala'))
  expect(screen.queryByText(/clash/i)).not.toBeInTheDocument()
  await user.click(star('Wildfire Prefinals'))
  expect(
    within(entry('Nrityakala')).getByText('May clash with Wildfire Prefinals (09:00)'),
  ).toBeVisible()
  expect(
    within(entry('Wildfire Prefinals')).getByText('May clash with Nrityakala (08:00)'),
  ).toBeVisible()
  await user.click(star('Nrityakala'))
  await user.click(star('Notes Less Travelled'))
  expect(
    within(entry('Wildfire Prefinals')).getByText('Clashes with Notes Less Travelled (09:00)'),
  ).toBeVisible()
})

test('a change of the plan in another tab is shown', async () => {
  await openSchedule('?day=2')
  localStorage.setItem('plan-65', JSON.stringify(['day2-centrifuge']))
  window.dispatchEvent(new StorageEvent('storage', { key: 'plan-65' }))
  expect(await screen.findByRole('button', { name: 'My plan (1)' })).toBeVisible()
})

test('moves the focus to the next star, the previous one or the day when an entry leaves the plan', async () => {
  const ids = ['day2-nrityakala', 'day2-centrifuge', 'day2-edm-night']
  localStorage.setItem('plan-65', JSON.stringify(ids))
  const { user } = await openSchedule('?day=2&plan=1')
  star('Nrityakala').focus()
  await user.keyboard('{Enter}')
  expect(star('Centrifuge')).toHaveFocus()
  star('EDM Night').focus()
  await user.keyboard(' ')
  expect(star('Centrifuge')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByText('Your plan is empty')).toBeVisible()
  expect(screen.getByRole('heading', { name: /^Day 2/ })).toHaveFocus()
})

test('marks registered events, keeps them in the plan, and explains why their star stays', async () => {
  const { user } = await openSchedule('?day=2', { as: people.student })
  const nrityakala = within(entry('Nrityakala'))
  expect(await nrityakala.findByText('you are registered')).toBeVisible()
  expect(screen.getAllByText('you are registered')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'My plan (3)' }))
  expect(titles()).toEqual(['Nrityakala'])
  await user.click(screen.getByRole('tab', { name: 'Day 1' }))
  expect(titles()).toEqual(['English Poetry Slam Prelims'])
  const poetry = star('English Poetry Slam Prelims')
  expect(poetry).toHaveAttribute('aria-pressed', 'true')
  expect(poetry).toHaveAttribute('aria-disabled', 'true')
  await user.click(poetry)
  expect(await screen.findByText('You are registered, so it stays in your plan.')).toBeVisible()
  expect(poetry).toHaveAttribute('aria-pressed', 'true')
  expect(localStorage.getItem('plan-65') ?? '[]').toBe('[]')
})

test('a starred entry that overlaps with a registered event warns', async () => {
  localStorage.setItem('plan-65', JSON.stringify(['day2-a-mighty-pen']))
  await openSchedule('?day=2', { as: people.student })
  expect(
    await within(entry('A Mighty Pen')).findByText('Clashes with Nrityakala (08:00)'),
  ).toBeVisible()
})

test.each(['offline', { code: 1 }] as const)(
  'when the registered events do not load (%j), only the marks are missing',
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
