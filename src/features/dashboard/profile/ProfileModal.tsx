import { useEffect, useEffectEvent, useRef } from 'react'
import { Age } from '@/blocks/Loaded'
import { Modal } from '@/shared/ui/modal/Modal'
import { useOwnRecord } from '@/state/server/record'
import { useOwnSession } from '@/state/session'
import { useFocusRescue } from '../useFocusHeading'
import { profileRows, type ProfileRow } from './profileRows'
import styles from './Profile.module.css'

type Props = { open: boolean; onClose: () => void }

/** The Profile modal (Spec §2): read-only, and fetched again each time it opens. */
export function ProfileModal({ open, onClose }: Props) {
  const { user } = useOwnSession()
  const own = useOwnRecord()
  const { record, problem, isLoading, reload } = own
  const container = useRef<HTMLDListElement>(null)
  useFocusRescue(container, record)

  const freshen = useEffectEvent(() => {
    if (!isLoading) reload()
  })
  useEffect(() => {
    if (open) freshen()
  }, [open])

  return (
    <Modal open={open} title="Profile" onClose={onClose}>
      <Age
        resource={own}
        old={record ? 'This may be out of date.' : 'Not everything could be loaded.'}
      />
      <dl ref={container} className={styles.rows} aria-busy={isLoading}>
        {profileRows(user, record).map((row) => (
          <div key={row.label} className={styles.row} data-wide={row.isWide}>
            <dt>{row.label}</dt>
            <dd data-text={row.text}>
              <Text row={row} isComing={problem === null} />
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}

function Text({ row: { text }, isComing }: { row: ProfileRow; isComing: boolean }) {
  if (text !== undefined) return text
  return isComing ? <span className={styles.coming}>Loading...</span> : 'Not known'
}
