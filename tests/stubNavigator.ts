import { onTestFinished } from 'vitest'

/** What the browser says of itself and of the network, until the test is over. */
export function stubNavigator(fields: Record<string, unknown>) {
  for (const [name, value] of Object.entries(fields)) {
    Object.defineProperty(navigator, name, { value, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, name))
  }
}
