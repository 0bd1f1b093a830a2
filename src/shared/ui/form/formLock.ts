import { createContext, use, type SyntheticEvent } from 'react'

/** True while the form around is being sent: its fields cannot be changed, and keep the focus. */
export const FormLock = createContext(false)

export function useIsFormLocked(): boolean {
  return use(FormLock)
}

/** Handlers of the locked form: the buttons beside the fields, which add, remove or restore rows, do nothing. */
export const ignoredWhileLocked = { onClickCapture: ignorePress, onPasteCapture: ignore }

/** Links still work. */
function ignorePress(event: SyntheticEvent) {
  if (event.target instanceof Element && event.target.closest('button')) ignore(event)
}

function ignore(event: SyntheticEvent) {
  event.preventDefault()
  event.stopPropagation()
}
