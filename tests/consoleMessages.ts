import { vi } from 'vitest'

let said: string[] = []

/** From now on nothing is printed: the test that leaves a message behind fails with its words. */
export function recordConsole() {
  said = []
  for (const method of ['error', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation((...words) => {
      said.push(words.map(String).join(' '))
    })
}

/** What the code under test said in the console so far; taken away, so that it does not fail the test. */
export function takeConsoleMessages(): string[] {
  const taken = said
  said = []
  return taken
}
