/** Whether a server responds at all. A frame cannot tell: browsers also fire `load` for their own error page. */
export async function canReach(address: string, signal: AbortSignal): Promise<boolean> {
  try {
    await fetch(new URL(address, location.href), {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      signal,
    })
    return true
  } catch {
    return false // no connection, no such host, or a blocker
  }
}
