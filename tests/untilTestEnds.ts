import { onTestFinished } from 'vitest'

/** A spy that is taken away again when the test is over. */
export function untilTestEnds<Spy extends { mockRestore: () => void }>(spy: Spy): Spy {
  onTestFinished(() => spy.mockRestore())
  return spy
}
