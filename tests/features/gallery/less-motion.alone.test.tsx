import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { takeConsoleMessages } from '../../consoleMessages'
import { centre, leftOf, openGallery, shown, swipe, turned } from './openGallery'

// The library looks once, when the first picture is drawn, whether people asked for less motion.
afterEach(() => {
  vi.unstubAllGlobals()
  expect(takeConsoleMessages().every((line) => line.includes('Reduced Motion enabled'))).toBe(true)
})

test('whoever asked for less motion sees the next print in its place at once', async () => {
  const { pass } = await openGallery({ width: 390, reducedMotion: true })
  fireEvent.click(screen.getByRole('button', { name: 'Next picture' }))
  expect(shown()).toBe(2)
  expect(turned()).toBe(0)
  await pass(600)
  swipe(centre(), { y: 120 })
  expect(shown()).toBe(3)
  expect(turned()).toBe(0)
})

test('and the enlarged pictures stay in their place', async () => {
  const { user, pass } = await openGallery({ reducedMotion: true })
  await user.click(centre())
  await pass(500)
  const modal = within(screen.getByRole('dialog'))
  await user.click(modal.getByRole('button', { name: 'Previous picture' }))
  await pass(50)
  for (const picture of modal.getAllByRole('img')) expect(leftOf(picture)).toBe(0)
})
