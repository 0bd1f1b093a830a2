/**
 * Whether a page of another site answers at all. Its frame would never say: where nothing answers, the browser
 * shows an error page of its own in it and calls that loaded.
 */
export async function canReach(address: string, signal: AbortSignal): Promise<boolean> {
  try {
    await fetch(address, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', signal })
    return true
  } catch {
    // Offline, blocked or cancelled: whoever asked knows which, and all mean "not now".
    return false
  }
}
