const AT_REST_MS = 2_000

/** Resolves when the page has loaded and its visible content had time to come. */
export function whenAtRest(): Promise<void> {
  return new Promise((resolve) => {
    const rest = () => setTimeout(resolve, AT_REST_MS)
    if (document.readyState === 'complete') rest()
    else window.addEventListener('load', rest, { once: true })
  })
}
