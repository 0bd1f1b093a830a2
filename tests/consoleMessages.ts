import { vi } from 'vitest'

let messages: string[] = []

/** Records messages instead of printing them. A test that logs a message fails with its text. */
export function recordConsole() {
  messages = []
  for (const method of ['error', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation((...parts) => {
      const message = parts.map(String).join(' ')
      if (!isAdviceOnAct(message)) messages.push(message)
    })
}

/** React warns about an update while `act` is ending, which a real timer may cause. It applies the update anyway. */
const isAdviceOnAct = (message: string) =>
  /not wrapped in act\(|not configured to support act\(/.test(message)

/** Returns and clears the recorded messages, so that they do not fail the test. */
export function takeConsoleMessages(): string[] {
  const taken = messages
  messages = []
  return taken
}
