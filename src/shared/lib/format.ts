export const MINUTE_MS = 60_000
export const DAY_MS = 24 * 60 * MINUTE_MS

/** Spec §9: m:ss, for example 0:08. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
}

/** A slow phone needs some milliseconds to make a formatter, so it is not made at the start. */
let inIndia: Intl.NumberFormat | undefined

/** The format in India: ₹499, ₹1,23,456. */
export function rupees(amount: number): string {
  inIndia ??= new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
  return `₹${inIndia.format(amount)}`
}
