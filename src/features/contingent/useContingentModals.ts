import { useState } from 'react'
import { useOpen } from '@/shared/hooks/useOpen'

/** With the id of the contingent, so that none opens for another one that takes its place. Links of before have no id. */
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

/** `id`: of the contingent; `null` if there is none, `undefined` while it loads. */
export function useContingentModals(id: string | null | undefined) {
  const modals = useOpen(openings)
  const [firstId, setFirstId] = useState(id)
  if (firstId === undefined && id !== undefined) setFirstId(id)
  // A server may send an empty one.
  const own = id || '0'

  return {
    help: {
      isOpen: modals.isOpen('help'),
      open: () => modals.open('help'),
      close: () => modals.close('help'),
    },
    isOpen: (name: ContingentModal) => {
      // A link means the contingent that was there when it was opened, and it must not ask whether to delete that.
      const isMeant =
        name === 'leave' ? modals.isOpenedHere : modals.idOf(name) !== '' || id === firstId
      return typeof id === 'string' && isMeant && modals.isOpen(name, own)
    },
    open: (name: ContingentModal) => {
      // What a link has named and nobody sees keeps its entry.
      const replace = modals.name !== undefined && modals.isOpenedHere
      modals.open(name, { id: own, replace })
    },
    close: (name: ContingentModal) => modals.close(name, own),
  }
}
