export const MINUTE_MS = 60_000
export const DAY_MS = 24 * 60 * MINUTE_MS

/** Seconds as m:ss, for example 0:08 (Spec §9). */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
}

/** Made when it is needed: on a slow phone it takes some milliseconds. */
let inIndia: Intl.NumberFormat | undefined

/** As written in India: ₹499, ₹1,23,456. */
export function rupees(amount: number): string {
  inIndia ??= new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
  return `₹${inIndia.format(amount)}`
}
