import { useEffect, useEffectEvent } from 'react'
import type { User, Profile } from '@/api/profile'
import { StaleQueryNotice } from '@/blocks/Loaded'
import { CopyDetails } from '@/blocks/members/CopyDetails'
import { useProfile } from '@/queries/profile'
import { Modal } from '@/shared/ui/modal/Modal'
import { useCurrentSession } from '@/state/session'
import styles from './ProfileModal.module.css'

const genders = new Map([
  ['M', 'Male'],
  ['F', 'Female'],
])

type Props = { open: boolean; onClose: () => void }

/** The Profile modal (Spec §2) is read-only and refetches each time it opens. The session already has most rows. */
export function ProfileModal({ open, onClose }: Props) {
  const { user } = useCurrentSession()
  const query = useProfile()
  const { data: profile, error, isFetching, isFetched, refetch } = query

  const freshen = useEffectEvent(() => {
    // Before the first response, the first request is pending or about to start.
    if (!isFetching && isFetched) void refetch()
  })
  useEffect(() => {
    if (open) freshen()
  }, [open])

  const coming = error ? 'Not known' : <span className={styles.coming}>Loading...</span>
  return (
    <Modal open={open} title="Profile" onClose={onClose}>
      <StaleQueryNotice
        query={query}
        title={profile ? 'This may be out of date.' : 'Not everything could be loaded.'}
      />
      <dl className={styles.rows} aria-busy={isFetching}>
        {profileRows(user, profile).map(({ label, text, isOwn, isWide }) => (
          <div key={label} className={styles.row} data-wide={isWide}>
            <dt>{label}</dt>
            <dd data-text={text} translate={isOwn ? 'no' : undefined}>
              {text ?? coming}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.copy}>
        <CopyDetails />
        <p>For whoever enters you into a team.</p>
      </div>
    </Modal>
  )
}

type Row = {
  label: string
  text: string | undefined
  /** A name, a number or an address must not be translated. */
  isOwn?: boolean
  isWide?: boolean
}

/** The nine profile fields (Spec §2). */
export function profileRows(user: User, profile: Profile | undefined): Row[] {
  const text = (field: keyof User) => user[field] || 'Not given'
  const own = (field: keyof User) => ({ text: text(field), isOwn: Boolean(user[field]) })
  const gender = text('gender')
  return [
    { label: 'NAME', ...own('name'), isWide: true },
    { label: 'EMAIL', ...own('email'), isWide: true },
    { label: 'SF-ID', ...own('sfId') },
    { label: 'MOBILE', ...own('mobile') },
    { label: 'CITY', ...own('city') },
    { label: 'COLLEGE', ...own('college') },
    { label: 'GENDER', text: genders.get(gender) ?? gender },
    { label: 'PAYMENT STATUS', text: profile && (profile.isPaid ? 'Paid' : 'Not Paid') },
    {
      label: 'HALL ALLOTTED',
      text: profile && (profile.hallAlloted || 'NA'),
      isOwn: Boolean(profile?.hallAlloted),
      isWide: true,
    },
  ]
}
