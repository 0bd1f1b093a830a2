import type { ComponentProps } from 'react'
import type { Contingent } from '@/api/contingent'
import { StaleQueryNotice } from '@/blocks/Loaded'
import { useStored } from '@/shared/storage/useStored'
import { restoreFocus } from '@/shared/lib/focus'
import { Icon } from '@/shared/ui/Icon'
import { Card } from '@/shared/ui/Card'
import { Tabs } from '@/shared/ui/Tabs'
import { Untranslated } from '@/shared/ui/Untranslated'
import { chosenForm } from '@/state/chosenForm'
import { drawings } from '@/theme/drawings'
import { CreateForm, JoinForm } from './EnterForms'
import styles from './JoinOrCreate.module.css'

/** Labels exactly as in Spec §2, including the spelling "contigent". */
const tabs = [
  { id: 'join', label: 'Join a contigent' },
  { id: 'create', label: 'Create a Contingent' },
] as const

type Props = Pick<ComponentProps<typeof StaleQueryNotice>, 'query'> & {
  /** The contingent that the user has just lost without an action in this tab. */
  goneFrom: Contingent | null
}

export function JoinOrCreate({ query, goneFrom }: Props) {
  const current = useStored(chosenForm)

  return (
    <div ref={restoreFocus} className={styles.nobody}>
      <div className={styles.notices}>
        <StaleQueryNotice query={query} title="This may be out of date." />
        {goneFrom && (
          <div className={styles.lost} role="status">
            <Icon name="alert" />
            <p>
              <b>
                You are no longer in{' '}
                {goneFrom.contingent_name ? (
                  <Untranslated>{goneFrom.contingent_name}</Untranslated>
                ) : (
                  'your contingent'
                )}
                .
              </b>{' '}
              It was deleted, or you left it on another device.
            </p>
          </div>
        )}
      </div>
      <Tabs
        label="Join or create"
        tabs={tabs}
        current={current}
        look="cards"
        onChange={chosenForm.set}
      >
        {/* Both forms stay mounted, so that a pending request still shows as busy after switching tabs. */}
        <Card rim={2} className={styles.card} hidden={current !== 'join'}>
          <JoinForm />
        </Card>
        <Card rim={2} className={styles.card} hidden={current !== 'create'}>
          <CreateForm />
        </Card>
      </Tabs>
      <div className={styles.aside}>
        <div className={styles.pair} aria-hidden="true">
          <img {...drawings.avatarOfWoman} alt="" />
          <img {...drawings.avatarOfMan} alt="" />
        </div>
        <p>A contingent is a group from one college. The leader can pay for everybody.</p>
      </div>
    </div>
  )
}
