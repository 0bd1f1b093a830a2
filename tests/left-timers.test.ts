import { expect, test, vi } from 'vitest'

const fired = vi.fn()

test('a test may leave a timer behind', () => {
  setTimeout(fired, 20)
  expect(fired).not.toHaveBeenCalled()
})

test('and it does not fire in the next test', async () => {
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(fired).not.toHaveBeenCalled()
})
