import { vi } from 'vitest'

/** What the code under test said in the console so far; taken away, so that it does not fail the test. */
export function takeConsoleMessages(): string[] {
  const spies = [console.error, console.warn].map((method) => vi.mocked(method))
  const said = spies.flatMap((spy) => spy.mock.calls.map((call) => call.map(String).join(' ')))
  spies.forEach((spy) => spy.mockClear())
  return said
}
