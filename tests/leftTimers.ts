let started: ReturnType<typeof setTimeout>[] = []
let restore = () => {}

/**
 * Files share their modules and the page, so a timer that a test leaves behind would fire in the middle of a later test,
 * which then shows an unexpected toast.
 */
export function recordTimers(): void {
  const { setTimeout } = globalThis
  globalThis.setTimeout = new Proxy(setTimeout, {
    apply(target, self, args) {
      const timer: ReturnType<typeof setTimeout> = Reflect.apply(target, self, args)
      started.push(timer)
      return timer
    },
  })
  restore = () => (globalThis.setTimeout = setTimeout)
}

export function clearLeftTimers(): void {
  restore()
  for (const timer of started) clearTimeout(timer)
  started = []
}
