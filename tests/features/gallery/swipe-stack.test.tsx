import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { centre, isLeaving, openGallery, pile, shown, spoken, swipe } from './openGallery'

afterEach(() => void (vi.restoreAllMocks(), vi.unstubAllGlobals()))

const openPile = () => openGallery({ width: 390 })
const next = () => screen.getByRole('button', { name: 'Next picture' })

test('the pile moves on every second and a half', async () => {
  const { pass } = await openPile()
  expect(shown()).toBe(1)
  await pass(1400)
  expect(shown()).toBe(1)
  await pass(150)
  expect(shown()).toBe(2)
  await pass(1550)
  expect(shown()).toBe(3)
})

test('a swipe down moves on, a swipe up moves back', async () => {
  const { pass, at } = await openPile()
  swipe(centre(), { y: 120 })
  expect(shown()).toBe(2)
  expect(spoken()).toEqual(['Picture 2 of 45: The clock tower by day'])
  await pass(600)
  swipe(centre(), { y: -120 })
  expect(shown()).toBe(1)
  await pass(600)
  swipe(centre(), { y: -120 })
  expect(shown()).toBe(45)
  expect(at()).toBe('/gallery')
})

test('for half a second after a move another one is not heard', async () => {
  const { pass } = await openPile()
  swipe(centre(), { y: 120 })
  await pass(450)
  swipe(centre(), { y: 120 })
  fireEvent.click(next())
  expect(shown()).toBe(2)
  await pass(100)
  swipe(centre(), { y: 120 })
  expect(shown()).toBe(3)
})

test('a swipe that is too short, sideways, or taken over by the browser moves nothing', async () => {
  await openPile()
  swipe(centre(), { y: 12 })
  swipe(centre(), { x: 150 })
  swipe(centre(), { y: 150 }, 'pointercancel')
  expect(shown()).toBe(1)
})

test('the print follows the finger, and the show rests as long as it is down', async () => {
  const { pass } = await openPile()
  const finger = { isPrimary: true, pointerId: 7, button: 0, pointerType: 'touch', clientX: 100 }
  const top = centre()
  fireEvent.pointerDown(top, { ...finger, clientY: 300 })
  fireEvent.pointerMove(top, { ...finger, clientY: 330 })
  expect(pile()).toHaveAttribute('data-swiping', 'on')
  expect(pile()).toHaveStyle({ '--drag': '30px' })
  await pass(5000)
  expect(shown()).toBe(1)
  fireEvent.pointerUp(top, { ...finger, clientY: 330 })
  expect(pile()).not.toHaveAttribute('data-swiping')
  await pass(1550)
  expect(shown()).toBe(2)
})

test('the click that ends a swipe enlarges nothing, a tap does', async () => {
  const { at, user } = await openPile()
  const top = centre()
  swipe(top, { y: 120 })
  fireEvent.click(top)
  expect(at()).toBe('/gallery')
  await user.click(centre())
  expect(at()).toBe('/gallery?picture=2')
})

test('buttons do what the swipes do, and the pile can be paused', async () => {
  const { pass, user } = await openPile()
  await user.click(screen.getByRole('button', { name: 'Previous picture' }))
  expect(shown()).toBe(45)
  await pass(600)
  await user.click(next())
  expect(shown()).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Pause the show' }))
  await pass(10_000)
  expect(shown()).toBe(1)
})

test('it says once how to swipe, for a second and a half', async () => {
  const hint = 'Swipe down for the next picture'
  const { pass } = await openPile()
  expect(screen.getByText(hint)).toBeInTheDocument()
  await pass(1400)
  expect(isLeaving(hint)).toBe(false)
  await pass(250)
  expect(isLeaving(hint)).toBe(true)
  await pass(2000)
  await openPile()
  expect(screen.queryByText(hint)).not.toBeInTheDocument()
})

test('only the print on top can be reached', async () => {
  await openPile()
  const prints = screen.getAllByRole('button', { name: /^Picture/, hidden: true })
  expect(prints.filter((print) => !print.hasAttribute('inert'))).toEqual([centre()])
})
