import { onTestFinished } from 'vitest'

/** Sets fields of `navigator` until the test ends. */
export function stubNavigator(fields: Record<string, unknown>) {
  for (const [name, value] of Object.entries(fields)) {
    Object.defineProperty(navigator, name, { value, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, name))
  }
}
