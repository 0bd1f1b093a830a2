import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { stubIntersectionObserver } from '../../intersectionObserver'
import { centre, held, openGallery, shown, spoken, tabToCentre } from './openGallery'

afterEach(() => void (vi.restoreAllMocks(), vi.unstubAllGlobals()))

const pause = () => screen.getByRole('button', { name: 'Pause the show' })
const play = () => screen.getByRole('button', { name: 'Play the show' })
const region = () => screen.getByRole('group', { name: 'Pictures of the festival' })

function setTab(state: 'hidden' | 'visible') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  fireEvent(document, new Event('visibilitychange'))
}

test('the show moves on every two seconds, from the last picture to the first', async () => {
  const { pass } = await openGallery()
  expect(shown()).toBe(1)
  await pass(1900)
  expect(shown()).toBe(1)
  await pass(150)
  expect(shown()).toBe(2)
  await pass(2000)
  expect(shown()).toBe(3)
  await pass(10 * 2000)
  expect(shown()).toBe(1)
})

test('after two rounds it holds no more pictures and no more timers than at its beginning', async () => {
  const { pass } = await openGallery()
  await pass(10_000)
  const timers = vi.getTimerCount()
  await pass(2 * 12 * 2000)
  expect(shown()).toBe(6)
  expect(vi.getTimerCount()).toBeLessThanOrEqual(timers)
  await pass(400)
  expect(held()).toBe(5)
})

test('the picture that nobody sees yet waits until nothing moves', async () => {
  const { pass } = await openGallery()
  await pass(400)
  expect(held()).toBe(5)
  fireEvent.click(screen.getByRole('button', { name: 'Pause the show' }))
  fireEvent.click(screen.getByRole('button', { name: 'Next picture' }))
  expect(held()).toBe(4)
  await pass(400)
  expect(held()).toBe(5)
})

test('it rests under the mouse, and goes on when that leaves', async () => {
  const { pass, user } = await openGallery()
  await user.hover(centre())
  await pass(6000)
  expect(shown()).toBe(1)
  await user.unhover(region())
  await pass(2050)
  expect(shown()).toBe(2)
})

test('it rests while the keyboard is in it, and goes on after', async () => {
  const { pass, user } = await openGallery()
  await tabToCentre(user)
  await pass(6000)
  expect(shown()).toBe(1)
  await user.tab({ shift: true })
  await pass(2050)
  expect(shown()).toBe(2)
})

test('it rests while the tab is hidden', async () => {
  const { pass } = await openGallery()
  setTab('hidden')
  await pass(6000)
  expect(shown()).toBe(1)
  setTab('visible')
  await pass(2050)
  expect(shown()).toBe(2)
})

test('it rests while it is scrolled out of the window', async () => {
  const views = stubIntersectionObserver()
  const { pass } = await openGallery()
  views.show(region(), 0)
  await pass(6000)
  expect(shown()).toBe(1)
  views.show(region(), 0.2)
  await pass(2050)
  expect(shown()).toBe(2)
})

test('Pause stops it for good, Play starts it even while the mouse and the focus are on the button', async () => {
  const { pass, user } = await openGallery()
  await user.click(pause())
  await user.unhover(region())
  await pass(10_000)
  expect(shown()).toBe(1)
  await user.click(play())
  await pass(2050)
  expect(shown()).toBe(2)
  expect(pause()).toHaveFocus()
})

test('whoever asked for less motion gets a show that stands still until it is started', async () => {
  const { pass, user } = await openGallery({ reducedMotion: true })
  await pass(10_000)
  expect(shown()).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Next picture' }))
  expect(shown()).toBe(2)
  await user.click(play())
  await pass(2050)
  expect(shown()).toBe(3)
})

test('a picture that is late is waited for, a few seconds and no longer', async () => {
  const { pass } = await openGallery({ missing: [2] })
  await pass(5900)
  expect(shown()).toBe(1)
  await pass(200)
  expect(shown()).toBe(2)
})

test('a late picture is shown as soon as it is there', async () => {
  const { pass } = await openGallery({ missing: [2] })
  await pass(3000)
  expect(shown()).toBe(1)
  fireEvent.load(screen.getByAltText(/^The clock tower between two long red wings/))
  await pass(150)
  expect(shown()).toBe(2)
})

test('in place of a broken picture stands what was to be seen, and the show goes on', async () => {
  const { pass } = await openGallery({ missing: [2] })
  fireEvent.error(screen.getByAltText(/^The clock tower between two long red wings/))
  expect(screen.queryByAltText(/^The clock tower between two long/)).not.toBeInTheDocument()
  expect(screen.getByText(/^The clock tower between two long red wings/)).toBeInTheDocument()
  await pass(2050)
  expect(shown()).toBe(2)
  await pass(2050)
  expect(shown()).toBe(3)
})

test('Previous and Next turn around the ends, begin a new wait, and say where one is', async () => {
  const { pass, user } = await openGallery()
  expect(region()).toHaveAttribute('aria-roledescription', 'carousel')
  await pass(1500)
  await user.click(screen.getByRole('button', { name: 'Previous picture' }))
  expect(shown()).toBe(12)
  expect(spoken()).toEqual(['Picture 12 of 12: The clock tower at dusk'])
  await user.unhover(region())
  await pass(1900)
  expect(shown()).toBe(12)
  await user.click(screen.getByRole('button', { name: 'Next picture' }))
  expect(spoken()).toEqual(['Picture 1 of 12: A trio on the night stage'])
})

test('what moves by itself is not spoken of', async () => {
  const { pass, user } = await openGallery()
  await user.click(screen.getByRole('button', { name: 'Next picture' }))
  await user.unhover(region())
  await pass(2050)
  expect(shown()).toBe(3)
  expect(spoken()).toEqual([''])
})

test('Left and Right turn the pictures, and the focus stays on the one in the middle', async () => {
  const { user } = await openGallery()
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  expect(shown()).toBe(2)
  act(() => centre().focus())
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(shown()).toBe(5)
  expect(centre()).toHaveFocus()
  await user.keyboard('{Control>}{ArrowRight}{/Control}')
  expect(shown()).toBe(5)
})

test('while something else lies over the page, its arrow keys turn nothing', async () => {
  const { user } = await openGallery()
  const other = document.createElement('div')
  other.setAttribute('aria-modal', 'true')
  other.tabIndex = -1
  document.body.append(other)
  other.focus()
  await user.keyboard('{ArrowRight}')
  other.remove()
  expect(shown()).toBe(1)
})

test('the slider says the place among all and leads to any other', async () => {
  const { user } = await openGallery()
  const slider = screen.getByRole('slider', { name: 'Picture' })
  expect(slider).toHaveAttribute('aria-valuetext', 'Picture 1 of 12: A trio on the night stage')
  expect(slider).toHaveAttribute('max', '12')
  fireEvent.change(slider, { target: { value: '11' } })
  expect(shown()).toBe(11)
  expect(slider).toHaveAttribute('aria-valuetext', 'Picture 11 of 12: Three dhak drummers')
  // The slider takes its own keys.
  act(() => slider.focus())
  await user.keyboard('{ArrowRight}')
  expect(shown()).toBe(11)
})
