import { expect, test } from 'vitest'
import { logRecoverable } from '@/app/logRecoverable'
import { takeConsoleMessages } from '../consoleMessages'

test.each(['AbortError', 'InvalidStateError', 'TimeoutError'])(
  'a view transition that is skipped with %s is not worth a message',
  (name) => {
    logRecoverable(new DOMException('Viewport size changed', name))
    expect(takeConsoleMessages()).toEqual([])
  },
)

test('all other errors that React recovers from are logged', () => {
  logRecoverable(new Error('Hydration failed'))
  logRecoverable(new DOMException('Storage is blocked', 'SecurityError'))
  expect(takeConsoleMessages()).toHaveLength(2)
})
