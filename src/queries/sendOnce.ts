import type { Visit } from './visit'

/**
 * While a visitor's request with that key is pending, a second press gets the same response. It is not refused, because it
 * may come from a screen that was opened anew and needs the result.
 */
export function sendOnce(
  { pending }: Visit,
  key: string,
  send: () => Promise<string>,
): Promise<string> {
  const first = pending.get(key)
  if (first) return first
  const request = send().finally(() => pending.delete(key))
  pending.set(key, request)
  return request
}
