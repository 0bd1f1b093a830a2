/** The browser's own idea of the connection, which only some browsers have. */
export function connection():
  (EventTarget & { saveData?: unknown; effectiveType?: unknown }) | null {
  const found: unknown = Reflect.get(navigator, 'connection')
  return found instanceof EventTarget ? found : null
}

/** Whether data are dear or very slow here, as far as the browser says: then nothing is fetched ahead. */
export function isMetered(): boolean {
  const found = connection()
  return found?.saveData === true || /2g$/.test(String(found?.effectiveType))
}
