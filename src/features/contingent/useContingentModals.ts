import { useState } from 'react'
import { useOpen } from '@/shared/hooks/useOpen'

/** The address has the contingent's id, so that a modal does not open for the next contingent. Older links have no id. */
const openings = {
  help: ['open=help'],
  add: ['open=add-:id', 'open=add'],
  remind: ['open=remind-:id', 'open=remind'],
  barcode: ['open=barcode-:id', 'open=barcode'],
  leave: ['open=leave-:id'],
  payment: ['pay=individual-:id', 'pay=individual'],
  contingentPayment: ['pay=contingent-:id', 'pay=contingent'],
} as const

export type ContingentModal = Exclude<keyof typeof openings, 'help'>
export type ContingentModals = ReturnType<typeof useContingentModals>

/** `id` is the contingent's. It is `null` if there is none, and `undefined` while it loads. */
export function useContingentModals(id: string | null | undefined) {
  const modals = useOpen(openings)
  const [firstId, setFirstId] = useState(id)
  if (firstId === undefined && id !== undefined) setFirstId(id)
  // The server may send an empty id.
  const idInUrl = id || '0'

  return {
    help: {
      isOpen: modals.isOpen('help'),
      open: () => modals.open('help'),
      close: () => modals.close('help'),
    },
    isOpen: (name: ContingentModal) => {
      // A link without an id belongs to the first contingent. A link must never ask whether to delete one.
      const isForThisContingent =
        name === 'leave' ? modals.isOpenedHere : modals.idOf(name) !== '' || id === firstId
      return typeof id === 'string' && isForThisContingent && modals.isOpen(name, idInUrl)
    },
    open: (name: ContingentModal) => {
      // A modal of a link that is not shown keeps its history entry.
      const replace = modals.name !== undefined && modals.isOpenedHere
      modals.open(name, { id: idInUrl, replace })
    },
    close: (name: ContingentModal) => modals.close(name, idInUrl),
  }
}
