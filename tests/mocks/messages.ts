/** Every warning and error of the page so far: console messages, uncaught errors, and files that did not load. */
export const messages: string[] = []

/** Records inside the page, because not every browser's driver reports messages. */
export function recordMessages(): void {
  console.warn = recorded('console.warn', console.warn.bind(console))
  console.error = recorded('console.error', console.error.bind(console))
  // Uses the capture phase, because the error event of an image does not bubble.
  addEventListener('error', (event) => messages.push(describe(event)), { capture: true })
  addEventListener('unhandledrejection', ({ reason }) => {
    messages.push(`unhandled: ${String(reason)}`)
  })
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    messages.push(`policy: ${violatedDirective} ${blockedURI}`)
  })
}

function recorded(level: string, write: (...values: unknown[]) => void) {
  return (...values: unknown[]) => {
    messages.push(`${level}: ${values.map(String).join(' ')}`)
    write(...values)
  }
}

function describe(event: Event): string {
  if (event instanceof ErrorEvent) return `uncaught: ${event.message}`
  return `not loaded: ${event.target instanceof Element ? event.target.outerHTML.slice(0, 120) : ''}`
}
