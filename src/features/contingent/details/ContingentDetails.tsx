import type { ComponentProps, ReactNode } from 'react'
import type { Contingent } from '@/api/contingents'
import { BarcodeModal } from '@/blocks/barcode/BarcodeModal'
import { StaleQueryNotice } from '@/blocks/Loaded'
import PaymentModal from '@/blocks/payment/PaymentModal'
import type { useModalParam } from '@/shared/hooks/useModalParam'
import { restoreFocus } from '@/shared/lib/focus'
import { paths } from '@/festival/paths'
import { CopyButton, ShareButtons } from '@/shared/ui/button/ShareButtons'
import { useProfile } from '@/queries/profile'
import { useCurrentSession } from '@/state/session'
import { LeadersSheet } from '../leadersSheet/LeadersSheet'
import { AddMembersModal } from '../addMembers/AddMembersModal'
import { allowedActions, viewerRoleOf } from './viewerRole'
import { Actions } from './Actions'
import { countsOf, countText, invitation, isLong, leaveParam } from './members'
import { LeaveModal } from './LeaveModal'
import { MemberList } from './MemberList'
import styles from './ContingentDetails.module.css'

type ModalParam = ReturnType<typeof useModalParam>

type Props = Pick<ComponentProps<typeof StaleQueryNotice>, 'query'> & {
  contingent: Contingent
  modal: ModalParam
  payment: ModalParam
  children: ReactNode
}

export function ContingentDetails({ contingent, query, modal, payment, children }: Props) {
  const { value, open, close } = modal
  const { user } = useCurrentSession()
  const { data: profile } = useProfile()
  const role = viewerRoleOf(contingent, user, profile)
  const offers = allowedActions(contingent, role)
  const { id, code, updatedMembersInfo: members, contingent_payment_status: isPaid } = contingent
  // Keyed in an array, so that focus survives when the list grows long and the buttons move above it.
  const parts = [
    <MemberList key="list" contingent={contingent}>
      {role.isLeader && <LeadersSheet contingent={contingent} query={query} modal={modal} />}
    </MemberList>,
    <div
      key="actions"
      ref={restoreFocus}
      className={styles.actions}
      data-above={isLong(contingent)}
    >
      <Actions
        role={role}
        offers={offers}
        onOpen={open}
        onPay={payment.open}
        onLeave={() => open(leaveParam(contingent))}
      />
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
            copy="Copy invitation"
            {...invitation(contingent)}
            path={paths.contingent}
          />
          {children}
        </div>
      </div>
      <StaleQueryNotice query={query} title="This may be out of date." />
      {isLong(contingent) ? parts.toReversed() : parts}
      {/* To a user who has paid, the modal says so instead of showing the form (Spec §4). */}
      <PaymentModal
        open={
          payment.value === 'individual' && (offers.individualPayment || profile?.isPaid === true)
        }
        type="Individual"
        onClose={payment.close}
      />
      <PaymentModal
        open={payment.value === 'contingent' && offers.contingentPayment}
        type="Contingent"
        contingentId={id}
        onClose={payment.close}
      />
      <BarcodeModal open={value === 'barcode'} contingentId={id} onClose={close} />
      <AddMembersModal
        key={id}
        open={value === 'add' && offers.addMembers}
        contingent={contingent}
        onClose={close}
      />
      <LeaveModal modal={modal} contingent={contingent} isLeader={role.isLeader} />
    </>
  )
}
