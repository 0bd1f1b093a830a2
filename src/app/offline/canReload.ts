import { useSyncExternalStore } from 'react'
import { hasUnsaved } from '@/shared/storage/createStored'

/** Search words are in the address and survive a reload. Other typed text would be lost. */
const FIELDS = 'textarea, input:not([type=search], [type=radio], [type=checkbox], [type=hidden])'

/** Whether the page could be reloaded now, and nobody would lose anything. */
export function useCanReload(): boolean {
  return useSyncExternalStore(subscribe, canReload)
}

export const canReload = () => !hasUnsentText() && !hasUnsaved()

function subscribe(onChange: () => void): () => void {
  document.addEventListener('input', onChange)
  // Screens, forms and modals come and go.
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, { subtree: true, childList: true })
  return () => {
    document.removeEventListener('input', onChange)
    observer.disconnect()
  }
}

/** Typed text, or a modal that is open. */
function hasUnsentText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)
  const isTyped = [...fields].some((field) => field.value.trim() !== '')
  return isTyped || document.querySelector('[data-modal]') !== null
}
