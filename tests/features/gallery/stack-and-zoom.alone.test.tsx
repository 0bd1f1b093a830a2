import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { untilTestEnds } from '../../untilTestEnds'
import {
  centre,
  isLeaving,
  lift,
  move,
  openGallery,
  press,
  shown,
  announcements,
  swipe,
  tabToCentre,
  turned,
} from './openGallery'

const openStack = () => openGallery({ width: 390 })
const next = () => screen.getByRole('button', { name: 'Next picture' })

/** jsdom has no layout: makes every print 300 px high. */
const givePrintsAHeight = () =>
  untilTestEnds(vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get')).mockReturnValue(300)

test('the stack moves on every second and a half (Spec §4, §9)', async () => {
  const { pass } = await openStack()
  expect(shown()).toBe(1)
  await pass(1400)
  expect(shown()).toBe(1)
  await pass(150)
  expect(shown()).toBe(2)
  await pass(1550)
  expect(shown()).toBe(3)
})

test('a swipe down moves on, a swipe up moves back (Spec §2, §4)', async () => {
  const { pass, at } = await openStack()
  swipe(centre(), { y: 120 })
  expect(shown()).toBe(2)
  expect(announcements()).toEqual(['Picture 2 of 12: The clock tower by day'])
  await pass(600)
  swipe(centre(), { y: -120 })
  expect(shown()).toBe(1)
  await pass(600)
  swipe(centre(), { y: -120 })
  expect(shown()).toBe(12)
  expect(at()).toBe('/gallery')
})

test('a swipe that is too short, sideways or cancelled by the browser moves nothing', async () => {
  await openStack()
  swipe(centre(), { y: 12 })
  swipe(centre(), { x: 150 })
  swipe(centre(), { y: 150 }, 'pointercancel')
  expect(shown()).toBe(1)
})

test('the picture follows the finger, and the show waits while it is down', async () => {
  givePrintsAHeight()
  const { pass } = await openStack()
  const top = centre()
  press(top)
  move(top, { y: 30 })
  expect(turned()).toBeCloseTo(0.1, 2)
  move(top, { y: 45 })
  expect(turned()).toBeCloseTo(0.15, 2)
  move(top, { y: -30 })
  expect(turned()).toBeCloseTo(-0.1, 2)
  await pass(5000)
  expect(shown()).toBe(1)
  expect(turned()).toBeCloseTo(-0.1, 2)
  lift(top, { y: -30 })
  await pass(300)
  expect(turned()).toBe(0)
  await pass(1250)
  expect(shown()).toBe(2)
})

test('a tap enlarges a picture, the end of a swipe does not', async () => {
  const { at, user } = await openStack()
  const top = centre()
  swipe(top, { y: 120 })
  fireEvent.click(top, { detail: 1 })
  expect(at()).toBe('/gallery')
  await user.click(centre())
  expect(at()).toBe('/gallery?picture=2')
})

test('shows once how to swipe, for a second and a half (Spec §9)', async () => {
  const hint = 'Swipe down for the next picture'
  const { pass } = await openStack()
  expect(screen.getByText(hint)).toBeInTheDocument()
  await pass(1400)
  expect(isLeaving(hint)).toBe(false)
  await pass(250)
  expect(isLeaving(hint)).toBe(true)
  await pass(2000)
  await openStack()
  expect(screen.queryByText(hint)).not.toBeInTheDocument()
})

const modal = () => screen.getByRole('dialog')
const button = (name: string) => within(modal()).getByRole('button', { name })

test.each([1440, 390])(
  'at %i px a click enlarges a picture under an address of its own, and the show waits (Spec §4)',
  async (width) => {
    const { user, pass, at } = await openGallery({ width })
    await user.click(centre())
    expect(at()).toBe('/gallery?picture=1')
    expect(modal()).toHaveAccessibleName('A trio on the night stage')
    expect(within(modal()).getByAltText(/^Drawing number 1:/)).toBeInTheDocument()
    await pass(10_000)
    expect(modal()).toHaveAccessibleName('A trio on the night stage')
    await user.keyboard('{Escape}')
    await pass(100)
    expect(shown()).toBe(1)
  },
)

test('the slideshow continues from the enlarged picture once it is closed', async () => {
  const { user, pass, at } = await openGallery()
  await user.click(centre())
  await user.unhover(document.body)
  await user.click(button('Next picture'))
  await user.click(button('Next picture'))
  expect(at()).toBe('/gallery?picture=3')
  expect(within(modal()).getByText('3 of 12')).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await pass(100)
  expect(at()).toBe('/gallery')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(shown()).toBe(3)
  expect(centre()).toHaveFocus()
  await pass(2100)
  expect(shown()).toBe(4)
})

test('Enter enlarges a picture, the arrow keys change it, and the show waits for the keyboard afterwards', async () => {
  const { user, pass, at } = await openGallery()
  await tabToCentre(user)
  await user.keyboard('{Enter}')
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}')
  expect(at()).toBe('/gallery?picture=12')
  await user.keyboard('{Escape}')
  await pass(5000)
  expect(centre()).toHaveFocus()
  expect(shown()).toBe(12)
})

test('Back closes an enlarged picture, however many were looked at', async () => {
  const { user, at } = await openGallery({ width: 390 })
  await user.click(centre())
  await user.click(button('Next picture'))
  await user.click(button('Next picture'))
  vi.useRealTimers()
  act(() => window.history.back())
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(at()).toBe('/gallery')
  expect(shown()).toBe(3)
})

test('a link opens a picture, and closing it stays in the gallery', async () => {
  const { user, pass, at } = await openGallery({ path: '/gallery?picture=8' })
  expect(modal()).toHaveAccessibleName('A peacock mask takes the stage')
  await user.click(button('Close'))
  await pass(100)
  expect(at()).toBe('/gallery')
  expect(shown()).toBe(8)
  expect(screen.getByRole('heading', { name: 'Gallery', level: 1 })).toBeInTheDocument()
})

test.each(['0', '46', '-1', '1.5', 'abc', ''])(
  'a link to an unknown picture (%s) shows the gallery',
  async (number) => {
    await openGallery({ path: `/gallery?picture=${number}` })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(shown()).toBe(1)
  },
)

test('says once that the slideshow is paused, for a second and a half (Spec §9)', async () => {
  const hint = 'The show is paused while a picture is open'
  const { user, pass } = await openGallery()
  await user.click(centre())
  await pass(1400)
  expect(isLeaving(hint)).toBe(false)
  await pass(250)
  expect(isLeaving(hint)).toBe(true)
  await pass(2000)
  await user.keyboard('{Escape}')
  await pass(100)
  await user.click(centre())
  expect(screen.queryByText(hint)).not.toBeInTheDocument()
})

test('ignores further moves for half a second (Spec §4, §9)', async () => {
  const { pass } = await openStack()
  swipe(centre(), { y: 120 })
  await pass(400)
  swipe(centre(), { y: 120 })
  fireEvent.click(next())
  expect(shown()).toBe(2)
  await pass(100)
  swipe(centre(), { y: 120 })
  expect(shown()).toBe(3)
})
