import { edition } from '@/content/edition'

/**
 * The `asOf` of `useLoad` as people in India write it, "24 Jan, 6:40 pm", in the festival's time, wherever the user is.
 */
export function asOfWords(asOf: number | undefined): string | undefined {
  if (asOf === undefined) return undefined
  const day = { timeZone: edition.timeZone, day: 'numeric', month: 'short' } as const
  const time = { hour: 'numeric', minute: '2-digit', hour12: true } as const
  return new Intl.DateTimeFormat('en-IN', { ...day, ...time }).format(asOf)
}
