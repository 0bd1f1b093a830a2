import { createContext, use, type SyntheticEvent } from 'react'

/** True while the request of the form is pending. Fields are then read-only and not disabled, so they keep the focus. */
export const FormLock = createContext(false)

export function useIsFormLocked(): boolean {
  return use(FormLock)
}

/** For a locked form: the buttons that add, remove or restore rows do nothing. */
export const ignoredWhileLocked = { onClickCapture: ignorePress, onPasteCapture: ignore }

/** Links still work. */
function ignorePress(event: SyntheticEvent) {
  if (event.target instanceof Element && event.target.closest('button')) ignore(event)
}

function ignore(event: SyntheticEvent) {
  event.preventDefault()
  event.stopPropagation()
}
