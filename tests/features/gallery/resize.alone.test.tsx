import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { resizeTo } from '../../viewport'
import { centre, openGallery, shown, swipe } from './openGallery'

afterEach(() => void (vi.restoreAllMocks(), vi.unstubAllGlobals()))

test('a window that gets narrow goes on with the same picture as a stack, and back', async () => {
  const { user, pass } = await openGallery()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(shown()).toBe(3)
  resizeTo(390)
  // Longer than the stack is deaf after a move.
  await pass(600)
  expect(shown()).toBe(3)
  swipe(centre(), { y: 200 })
  await pass(40)
  expect(shown()).toBe(4)
  resizeTo(1440)
  await pass(40)
  expect(shown()).toBe(4)
})

test('at 600 px the pictures are a carousel, at 599 px a stack', async () => {
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

test('the show goes on by itself, at the pace of the new width', async () => {
  const { pass } = await openGallery()
  resizeTo(390)
  await pass(1_600)
  expect(shown()).toBe(2)
  resizeTo(1440)
  await pass(1_700)
  expect(shown()).toBe(2)
  await pass(400)
  expect(shown()).toBe(3)
})

test('an enlarged picture stays open while the window changes, and closes onto what is there then', async () => {
  const { user, pass, at } = await openGallery()
  await user.click(centre())
  const modal = screen.getByRole('dialog')
  resizeTo(390)
  await pass(40)
  expect(screen.getByRole('dialog')).toBe(modal)
  expect(modal).toHaveFocus()
  await user.keyboard('{ArrowRight}{Escape}')
  await pass(100)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(at()).toBe('/gallery')
  expect(shown()).toBe(2)
  expect(centre()).toHaveFocus()
})
