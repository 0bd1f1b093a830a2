import { notify } from '../toast/notify'

/** Copies text and says `done`. If that fails, shows the text to copy by hand. */
export async function copyText(text: string, done: string, byHand = 'Copy this'): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify.success(done)
  } catch {
    notify.warn(`${byHand}: ${text}`, { duration: 20_000 })
  }
}
