import { useId, type ReactNode } from 'react'
import { Button } from '../button/Button'
import { Modal } from './Modal'

type Props = {
  open: boolean
  /** The question, as in 'Delete Contingent?'. */
  title: string
  /** Names what will be lost. */
  children: ReactNode
  /** The words of the button that does it. */
  confirm: string
  /** What that button says while it works; give it only then. */
  busy?: string | false
  cancel?: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks once before something is lost. Cancel comes first, so that a hurried Enter loses nothing. */
export function ConfirmModal({
  open,
  title,
  children,
  confirm,
  busy,
  cancel = 'Cancel',
  onConfirm,
  onClose,
}: Props) {
  const id = useId()
  return (
    <Modal
      open={open}
      title={title}
      size="narrow"
      role="alertdialog"
      describedBy={id}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {cancel}
          </Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <div id={id}>{children}</div>
    </Modal>
  )
}
