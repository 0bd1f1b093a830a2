const CACHE = 'notes'
const KEY = '/waited'
/** Longer than this feels slow. */
const SLOW_MS = 400

/** Notes how long the server took for the last document. The worker itself forgets everything between two visits. */
export async function noteWaited(ms: number): Promise<void> {
  try {
    const notes = await caches.open(CACHE)
    await notes.put(KEY, new Response(String(Math.round(ms))))
  } catch {
    // Storage is full or broken. The document itself has come, and must not be held up.
  }
}

/** Some browsers report a slow network. Otherwise the stored waiting time of the last document decides. */
export async function isSlow(): Promise<boolean> {
  const connection: unknown = Reflect.get(self.navigator, 'connection')
  const type: unknown =
    typeof connection === 'object' && connection
      ? Reflect.get(connection, 'effectiveType')
      : undefined
  if (typeof type === 'string' && type !== '4g') return true
  try {
    const note = await (await caches.open(CACHE)).match(KEY)
    return note !== undefined && Number(await note.text()) > SLOW_MS
  } catch {
    return false
  }
}
