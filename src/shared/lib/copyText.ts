import { notify } from '@/shared/ui/toast/notify'

/** Puts text on the clipboard and says `done`; where there is none, shows the text for copying by hand. */
export async function copyText(text: string, done: string, byHand = 'Copy this'): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify.success(done)
  } catch {
    // No clipboard here (an old browser, or no permission): the text itself can still be copied by hand.
    notify.warn(`${byHand}: ${text}`, { duration: 20_000 })
  }
}
