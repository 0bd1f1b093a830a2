import { contingentContacts } from '@/content/contacts'
import { Modal } from '@/shared/ui/modal/Modal'
import styles from './HelpModal.module.css'

type Props = { open: boolean; onClose: () => void }

export function HelpModal({ open, onClose }: Props) {
  return (
    <Modal open={open} title="Help" size="narrow" frame="turmeric" onClose={onClose}>
      <ul>
        {contingentContacts.map(({ role, phone }) => (
          <li key={role} className={styles.line}>
            <span>{role}</span>
            <a className={`link ${styles.phone}`} href={`tel:${phone.replaceAll(' ', '')}`}>
              {phone}
            </a>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
