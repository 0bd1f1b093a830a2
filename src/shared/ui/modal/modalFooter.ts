import { createContext } from 'react'

/** A form inside a modal puts its button into the footer of the modal. */
export const ModalFooter = createContext<HTMLElement | null>(null)
