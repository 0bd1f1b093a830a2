import { vi } from 'vitest'

let messages: string[] = []

/** From now on nothing is printed: the test that leaves a message behind fails with its words. */
export function recordConsole() {
  messages = []
  for (const method of ['error', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation((...parts) => {
      const message = parts.map(String).join(' ')
      if (!isAdviceOnAct(message)) messages.push(message)
    })
}

/**
 * React warns of an update while `act` is ending. A real timer may make one just then, for example the timer of a toast,
 * and it is applied all the same.
 */
const isAdviceOnAct = (message: string) =>
  /not wrapped in act\(|not configured to support act\(/.test(message)

/** What the code under test said in the console so far; taken away, so that it does not fail the test. */
export function takeConsoleMessages(): string[] {
  const taken = messages
  messages = []
  return taken
}
