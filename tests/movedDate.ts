const RealDate = Date

/**
 * Moves `Date`, and time continues from there. Vitest's fake timers cannot do this for a whole run: a test that uses
 * them would end it.
 */
export function moveDateTo(moment: Date): void {
  const offset = moment.getTime() - RealDate.now()
  const now = () => RealDate.now() + offset
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: unknown[], newTarget): object =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    get: (target, key): unknown => (key === 'now' ? now : Reflect.get(target, key)),
  })
}

export function restoreDate(): void {
  globalThis.Date = RealDate
}
