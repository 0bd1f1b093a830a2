let started: ReturnType<typeof setTimeout>[] = []
let restore = () => {}

/** Test files share the page, so a timer of one test would show its toast during a later test. */
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
