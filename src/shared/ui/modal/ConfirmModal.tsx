import { useId, type ReactNode } from 'react'
import { Button } from '../button/Button'
import { Modal } from './Modal'

type Props = {
  open: boolean
  title: string
  children: ReactNode
  confirm: string
  /** The text of the confirm button while the request is pending. */
  busy?: string | false
  cancel?: string
  onConfirm: () => void
  onClose: () => void
}

/** Cancel comes first, so that a user of the keyboard does not confirm by accident. */
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
