import { onTestFinished } from 'vitest'

/** Restores the spy when the test ends. */
export function untilTestEnds<Spy extends { mockRestore: () => void }>(spy: Spy): Spy {
  onTestFinished(() => spy.mockRestore())
  return spy
}
