import { TIME_OUT_MS } from '@/api/client'
import { ApiError } from '@/api/errors'

/** A games host that sleeps needs half a minute to wake up; a call is given up after a quarter. */
const ATTEMPTS = 3

/** Asks again where there was silence. Any answer, and a line that is down, come back at once. */
export async function patiently<T>(ask: () => Promise<T>, attempts = ATTEMPTS): Promise<T> {
  const askedAt = Date.now()
  try {
    return await ask()
  } catch (error) {
    const wasSilent = Date.now() - askedAt >= TIME_OUT_MS
    const isOffline = error instanceof ApiError && error.kind === 'offline'
    if (!isOffline || !wasSilent || attempts <= 1) throw error
    return patiently(ask, attempts - 1)
  }
}
