import { createContext, use } from 'react'

/** True while the form around is being sent: its fields cannot be changed, and keep the focus. */
export const FormLock = createContext(false)

export function useIsFormLocked(): boolean {
  return use(FormLock)
}
