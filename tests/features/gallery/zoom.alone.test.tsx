import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { centre, isLeaving, leftOf, openGallery, shown, tabToCentre } from './openGallery'

afterEach(() => void (vi.restoreAllMocks(), vi.unstubAllGlobals()))

const modal = () => screen.getByRole('dialog')
const button = (name: string) => within(modal()).getByRole('button', { name })

test('a click enlarges a picture under an address of its own, and the show waits', async () => {
  const { user, pass, at } = await openGallery()
  await user.click(centre())
  expect(at()).toBe('/gallery?picture=1')
  expect(modal()).toHaveAccessibleName('A trio on the night stage')
  expect(within(modal()).getByAltText(/^A guitarist, a singer and a drummer/)).toBeInTheDocument()
  await pass(10_000)
  expect(modal()).toHaveAccessibleName('A trio on the night stage')
  expect(shown()).toBe(1)
})

test('on a phone the stack waits while a picture is large', async () => {
  const { user, pass } = await openGallery({ width: 390 })
  await user.click(centre())
  await pass(10_000)
  expect(modal()).toHaveAccessibleName('A trio on the night stage')
  await user.keyboard('{Escape}')
  await pass(100)
  expect(shown()).toBe(1)
})

test('the show goes on from the enlarged picture once it is closed', async () => {
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

test('the next picture comes from the right over the one before, and then is alone', async () => {
  const { user, pass } = await openGallery()
  await user.click(centre())
  await pass(500)
  await user.click(button('Next picture'))
  await pass(50)
  const [before, next, ...more] = within(modal()).getAllByRole('img')
  expect(more).toEqual([])
  expect(leftOf(before)).toBe(0)
  expect(leftOf(next)).toBeGreaterThan(0)
  await pass(500)
  expect(within(modal()).getAllByRole('img')).toEqual([next])
  expect(leftOf(next)).toBe(0)
})

test('Enter enlarges it too, the arrow keys turn, and a keyboard is waited for afterwards', async () => {
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

test('Escape right after a step to the next is not lost, and goes back once', async () => {
  const { user, pass, at } = await openGallery()
  await user.click(centre())
  const steps = vi.spyOn(window.history, 'go')
  // Both before anything is drawn anew, as on a slow phone.
  act(() => {
    for (const key of ['ArrowRight', 'Escape', 'Escape'])
      modal().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  })
  await pass(100)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(at()).toBe('/gallery')
  expect(steps.mock.calls).toEqual([[-1]])
})

test('the neighbour of the middle one can be enlarged as well', async () => {
  const { user, at } = await openGallery()
  await user.click(screen.getByRole('button', { name: /^Picture 2 of 12/ }))
  expect(at()).toBe('/gallery?picture=2')
  expect(shown()).toBe(2)
})

test('one step back closes it, however many were looked at', async () => {
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

test('a link opens the picture, and closing it stays in the gallery', async () => {
  const { user, pass, at } = await openGallery({ path: '/gallery?picture=8' })
  expect(modal()).toHaveAccessibleName('A peacock mask takes the stage')
  await user.click(button('Close'))
  await pass(100)
  expect(at()).toBe('/gallery')
  expect(shown()).toBe(8)
  expect(screen.getByRole('heading', { name: 'Gallery', level: 1 })).toBeInTheDocument()
})

test.each(['0', '46', '-1', '1.5', 'abc', ''])(
  'a link to a picture that there is not (%s) shows the gallery',
  async (number) => {
    await openGallery({ path: `/gallery?picture=${number}` })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(shown()).toBe(1)
  },
)

test('the waiting is spoken of once, for a second and a half', async () => {
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
