import { openTab } from '@/api/handoffs'
import { tellOffline } from '@/state/server/words'

/** Without a network nothing is opened: the new tab would only show the browser's error. */
export function openOnline(url: string, offline?: string): boolean {
  if (!navigator.onLine) {
    tellOffline(offline)
    return false
  }
  openTab(url)
  return true
}
