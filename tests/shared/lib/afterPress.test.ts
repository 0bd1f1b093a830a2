import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { afterPress } from '@/shared/lib/afterPress'

beforeEach(() => {
  vi.useFakeTimers()
})

test('without a press it happens at once', () => {
  const then = vi.fn()
  afterPress(then)
  expect(then).toHaveBeenCalledOnce()
})

test('while a button is down it waits for the click, and happens once', () => {
  const then = vi.fn()
  fireEvent.pointerDown(document.body)
  fireEvent.mouseDown(document.body)
  afterPress(then)
  vi.runAllTimers()
  expect(then).not.toHaveBeenCalled()
  fireEvent.pointerUp(document.body)
  fireEvent.mouseUp(document.body)
  fireEvent.click(document.body)
  expect(then).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(then).toHaveBeenCalledOnce()
})

test('a finger that begins to scroll ends the press too', () => {
  const then = vi.fn()
  fireEvent.pointerDown(document.body)
  afterPress(then)
  fireEvent.pointerCancel(document.body)
  vi.runAllTimers()
  expect(then).toHaveBeenCalledOnce()
})

test('a choice from a list comes after it, and does not repeat it', () => {
  const then = vi.fn()
  fireEvent.mouseDown(document.body)
  afterPress(then)
  fireEvent.mouseUp(document.body)
  fireEvent.change(document.body.appendChild(document.createElement('select')))
  expect(then).toHaveBeenCalledOnce()
  vi.runAllTimers()
  expect(then).toHaveBeenCalledOnce()
  const later = vi.fn()
  afterPress(later)
  expect(later).toHaveBeenCalledOnce()
})

test('another button than the main one is no press', () => {
  const then = vi.fn()
  fireEvent.pointerDown(document.body, { button: 2 })
  fireEvent.mouseDown(document.body, { button: 2 })
  afterPress(then)
  expect(then).toHaveBeenCalledOnce()
})

test.each([
  ['a menu opens', () => fireEvent.contextMenu(document.body)],
  ['the window is left', () => fireEvent.blur(window)],
  ['a key is pressed', () => fireEvent.keyDown(document.body)],
])('a press is over as soon as %s', (_, happen) => {
  const waiting = vi.fn()
  fireEvent.pointerDown(document.body)
  fireEvent.mouseDown(document.body)
  afterPress(waiting)
  happen()
  vi.runAllTimers()
  expect(waiting).toHaveBeenCalledOnce()
  const later = vi.fn()
  afterPress(later)
  expect(later).toHaveBeenCalledOnce()
})
