import type { ComponentProps, ReactNode } from 'react'
import type { Contingent } from '@/api/contingent'
import { BarcodeModal } from '@/blocks/barcode/BarcodeModal'
import { StaleQueryNotice } from '@/blocks/Loaded'
import PaymentModal from '@/blocks/payment/PaymentModal'
import { restoreFocus } from '@/shared/lib/focus'
import { paths } from '@/festival/paths'
import { CopyButton, ShareButtons } from '@/shared/ui/button/ShareButtons'
import { useProfile } from '@/queries/profile'
import { useCurrentSession } from '@/state/session'
import { LeadersSheet } from '../leadersSheet/LeadersSheet'
import type { ContingentModals } from '../useContingentModals'
import { AddMembersModal } from '../addMembers/AddMembersModal'
import { allowedActions, viewerRoleOf } from '@/queries/contingentRules'
import { Actions } from './Actions'
import { countsOf, countText, invitation, isLong } from './members'
import { LeaveModal } from './LeaveModal'
import { MemberList } from './MemberList'
import styles from './ContingentDetails.module.css'

type Props = Pick<ComponentProps<typeof StaleQueryNotice>, 'query'> & {
  contingent: Contingent
  modals: ContingentModals
  children: ReactNode
}

export function ContingentDetails({ contingent, query, modals, children }: Props) {
  const { isOpen, open, close } = modals
  const { user } = useCurrentSession()
  const { data: profile } = useProfile()
  const role = viewerRoleOf(contingent, user, profile)
  const offers = allowedActions(contingent, role)
  const { id, code, updatedMembersInfo: members, contingent_payment_status: isPaid } = contingent
  // Keys keep the focus when the list grows long and the buttons move above it.
  const parts = [
    <MemberList key="list" contingent={contingent}>
      {role.isLeader && (
        <LeadersSheet
          contingent={contingent}
          query={query}
          isReminding={isOpen('remind')}
          onRemind={() => open('remind')}
          onClose={() => close('remind')}
        />
      )}
    </MemberList>,
    <div
      key="actions"
      ref={restoreFocus}
      className={styles.actions}
      data-above={isLong(contingent)}
    >
      <Actions role={role} offers={offers} onOpen={open} />
    </div>,
  ]

  return (
    <>
      <div ref={restoreFocus} className={styles.about}>
        <p className={styles.facts}>
          Contingent ID <b translate="no">{id}</b>, {countText(countsOf(members))}
          {isPaid && <span className={styles.paid}>The contingent is paid</span>}
        </p>
        <div className={styles.tools}>
          <CopyButton text={id} done="Contingent ID copied">
            Copy ID
          </CopyButton>
          {code && (
            <CopyButton text={code} done="Contingent code copied">
              Copy code
            </CopyButton>
          )}
          <ShareButtons
            size="small"
            copyLabel="Copy invitation"
            {...invitation(contingent)}
            path={paths.contingent}
          />
          {children}
        </div>
      </div>
      <StaleQueryNotice query={query} title="This may be out of date." />
      {isLong(contingent) ? parts.toReversed() : parts}
      {/* Whoever has paid is told so by the modal, which stays open (Spec §4). */}
      <PaymentModal
        open={isOpen('payment') && (offers.individualPayment || profile?.isPaid === true)}
        type="Individual"
        onClose={() => close('payment')}
      />
      <PaymentModal
        open={isOpen('contingentPayment') && role.isLeader}
        type="Contingent"
        contingentId={id}
        onClose={() => close('contingentPayment')}
      />
      <BarcodeModal open={isOpen('barcode')} contingentId={id} onClose={() => close('barcode')} />
      <AddMembersModal
        key={id}
        open={isOpen('add') && offers.addMembers}
        contingent={contingent}
        onClose={() => close('add')}
      />
      <LeaveModal
        open={isOpen('leave')}
        contingent={contingent}
        isLeader={role.isLeader}
        onClose={() => close('leave')}
      />
    </>
  )
}
