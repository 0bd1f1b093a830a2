import { onTestFinished } from 'vitest'

export function untilTestEnds<Spy extends { mockRestore: () => void }>(spy: Spy): Spy {
  onTestFinished(() => spy.mockRestore())
  return spy
}
