import { useSyncExternalStore } from 'react'
import { losesByReload } from '@/shared/storage/drafts'
import { holdsText } from './holdsText'

/** Whether the page could be reloaded now, and nobody would lose anything. */
export function useIsFree(): boolean {
  return useSyncExternalStore(subscribe, isFree)
}

export const isFree = () => !holdsText() && !losesByReload()

function subscribe(tell: () => void): () => void {
  document.addEventListener('input', tell)
  // Screens, forms and modals come and go.
  const observer = new MutationObserver(tell)
  observer.observe(document.body, { subtree: true, childList: true })
  return () => {
    document.removeEventListener('input', tell)
    observer.disconnect()
  }
}
