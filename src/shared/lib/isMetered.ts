/** The browser's own idea of the connection, which only some browsers have. */
function connection():
  (EventTarget & { saveData?: unknown; effectiveType?: unknown }) | null {
  const found: unknown = Reflect.get(navigator, 'connection')
  return found instanceof EventTarget ? found : null
}

/** The user saves data or has a 2g network, as far as the browser says. Then nothing is fetched ahead. */
export function isMetered(): boolean {
  const found = connection()
  return found?.saveData === true || /2g$/.test(String(found?.effectiveType))
}
