import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { stubIntersectionObserver } from '../../intersectionObserver'
import { untilTestEnds } from '../../untilTestEnds'
import { resizeTo } from '../../viewport'
import { centre, openGallery, shown, announcements, swipe, tabToCentre } from './openGallery'

const pause = () => screen.getByRole('button', { name: 'Pause the show' })
const play = () => screen.getByRole('button', { name: 'Play the show' })
const region = () => screen.getByRole('group', { name: 'Pictures of the festival' })

function setTab(state: 'hidden' | 'visible') {
  untilTestEnds(vi.spyOn(document, 'visibilityState', 'get')).mockReturnValue(state)
  fireEvent(document, new Event('visibilitychange'))
}

test('the slideshow advances every two seconds, from the last picture to the first (Spec §2, §4, §9)', async () => {
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

type View = Awaited<ReturnType<typeof openGallery>>

test.each<[when: string, stop: (view: View) => unknown, goOn: (view: View) => unknown]>([
  ['under the mouse', ({ user }) => user.hover(centre()), ({ user }) => user.unhover(region())],
  [
    'while the focus is in it',
    ({ user }) => tabToCentre(user),
    ({ user }) => user.tab({ shift: true }),
  ],
  ['while the tab is hidden', () => setTab('hidden'), () => setTab('visible')],
])('the slideshow pauses %s, and continues after', async (_when, stop, goOn) => {
  const view = await openGallery()
  await stop(view)
  await view.pass(6000)
  expect(shown()).toBe(1)
  await goOn(view)
  await view.pass(2050)
  expect(shown()).toBe(2)
})

test('the slideshow pauses while it is scrolled out of the window', async () => {
  const views = stubIntersectionObserver()
  const { pass } = await openGallery()
  views.show(region(), 0)
  await pass(6000)
  expect(shown()).toBe(1)
  views.show(region(), 0.2)
  await pass(2050)
  expect(shown()).toBe(2)
})

test('Pause stops the slideshow, and Play starts it even under the mouse', async () => {
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

test('with reduced motion, the slideshow is paused until Play', async () => {
  const { pass, user } = await openGallery({ reducedMotion: true })
  await pass(10_000)
  expect(shown()).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Next picture' }))
  expect(shown()).toBe(2)
  await user.click(play())
  await pass(2050)
  expect(shown()).toBe(3)
})

test('the slideshow waits a few seconds for a late picture, and no longer', async () => {
  const { pass } = await openGallery({ missing: [2] })
  await pass(5900)
  expect(shown()).toBe(1)
  await pass(200)
  expect(shown()).toBe(2)
})

test('a broken picture is replaced by its description, and the slideshow continues', async () => {
  const { pass } = await openGallery({ missing: [2] })
  fireEvent.error(screen.getByAltText(/^Drawing number 2/))
  expect(screen.queryByAltText(/^Drawing number 2/)).not.toBeInTheDocument()
  expect(screen.getByText(/^Drawing number 2/)).toBeInTheDocument()
  await pass(2050)
  expect(shown()).toBe(2)
  await pass(2050)
  expect(shown()).toBe(3)
})

test('Previous and Next wrap around, restart the wait, and announce the picture (Spec §4)', async () => {
  const { pass, user } = await openGallery()
  expect(region()).toHaveAttribute('aria-roledescription', 'carousel')
  await pass(1500)
  await user.click(screen.getByRole('button', { name: 'Previous picture' }))
  expect(shown()).toBe(12)
  expect(announcements()).toEqual(['Picture 12 of 12: The clock tower at dusk'])
  await user.unhover(region())
  await pass(1900)
  expect(shown()).toBe(12)
  await user.click(screen.getByRole('button', { name: 'Next picture' }))
  expect(announcements()).toEqual(['Picture 1 of 12: A trio on the night stage'])
})

test('the arrow keys change the picture, and the focus stays on the one in the middle', async () => {
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

test('the slider shows the place among all pictures and leads to any other', async () => {
  const { user } = await openGallery()
  const slider = screen.getByRole('slider', { name: 'Picture' })
  expect(slider).toHaveAttribute('aria-valuetext', 'Picture 1 of 12: A trio on the night stage')
  expect(slider).toHaveAttribute('max', '12')
  fireEvent.change(slider, { target: { value: '11' } })
  expect(shown()).toBe(11)
  expect(slider).toHaveAttribute('aria-valuetext', 'Picture 11 of 12: Three dhak drummers')
  // The slider handles its own keys.
  act(() => slider.focus())
  await user.keyboard('{ArrowRight}')
  expect(shown()).toBe(11)
})

test('at 600 px the pictures are a carousel, at 599 px a stack (Spec §2)', async () => {
  const { pass } = await openGallery({ width: 600 })
  await pass(1_700)
  expect(shown()).toBe(1)
  swipe(centre(), { y: 200 })
  expect(shown()).toBe(1)
  resizeTo(599)
  await pass(600)
  swipe(centre(), { y: 200 })
  await pass(40)
  expect(shown()).toBe(2)
})

test('a picture that changes by itself is not announced', async () => {
  const { pass, user } = await openGallery()
  await user.click(screen.getByRole('button', { name: 'Next picture' }))
  await user.unhover(region())
  await pass(2050)
  expect(shown()).toBe(3)
  expect(announcements()).toEqual([''])
})
