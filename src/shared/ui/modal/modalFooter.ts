import { createContext } from 'react'

/** The footer of the modal around, for a form inside that puts its button there. */
export const ModalFooter = createContext<HTMLElement | null>(null)
