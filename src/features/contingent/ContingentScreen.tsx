import { useState, type CSSProperties } from 'react'
import type { Contingent } from '@/api/contingent'
import { AccommodationLayout } from '@/blocks/accommodation/AccommodationLayout'
import { Loaded } from '@/blocks/Loaded'
import { contingentContacts } from '@/content/contacts'
import { useContingent, useHasLeft } from '@/queries/contingent'
import { Button } from '@/shared/ui/button/Button'
import { Modal } from '@/shared/ui/modal/Modal'
import { Skeleton } from '@/shared/ui/status/Skeleton'
import { Untranslated } from '@/shared/ui/Untranslated'
import { useCurrentSession } from '@/state/session'
import { JoinOrCreate } from './joinOrCreate/JoinOrCreate'
import { ContingentDetails } from './details/ContingentDetails'
import { useContingentModals } from './useContingentModals'
import styles from './ContingentScreen.module.css'

/** The /contingent page (Spec §2). The key resets it when another user signs in from another tab. */
export default function ContingentScreen() {
  return <CurrentContingent key={useCurrentSession().token} />
}

function CurrentContingent() {
  const query = useContingent()
  const contingent = query.data
  const modals = useContingentModals(contingent && contingent.id)
  const [lastSeen, setLastSeen] = useState<Contingent | null>(null)
  if (contingent && contingent !== lastSeen) setLastSeen(contingent)
  const hasLeft = useHasLeft(lastSeen?.id)

  const help = (
    <Button variant="secondary" size="small" onClick={modals.help.open}>
      Help
    </Button>
  )
  const title = contingent?.contingent_name ? (
    <Untranslated>{contingent.contingent_name}</Untranslated>
  ) : (
    'Contingent'
  )
  return (
    <div {...(contingent && nameProps(contingent.contingent_name))}>
      <AccommodationLayout
        tabTitle="Contingent"
        title={title}
        titleClassName={styles.name}
        beside={contingent ? <Code code={contingent.code} /> : help}
      >
        <Loaded
          query={query}
          failed="Your contingent did not load"
          skeleton={<Skeleton lines={4} />}
        >
          {(contingent) =>
            contingent ? (
              <ContingentDetails contingent={contingent} query={query} modals={modals}>
                {help}
              </ContingentDetails>
            ) : (
              <JoinOrCreate query={query} goneFrom={hasLeft ? null : lastSeen} />
            )
          }
        </Loaded>
      </AccommodationLayout>
      <Modal
        open={modals.help.isOpen}
        title="Help"
        size="narrow"
        rim={3}
        onClose={modals.help.close}
      >
        <ul>
          {contingentContacts.map(({ role, phone }) => (
            <li key={role} className={styles.line}>
              <span>{role}</span>
              <a
                className={`link ${styles.phone}`}
                translate="no"
                href={`tel:${phone.replaceAll(' ', '')}`}
              >
                {phone}
              </a>
            </li>
          ))}
        </ul>
      </Modal>
    </div>
  )
}

function Code({ code }: { code: string }) {
  if (code === '') return null
  const letters: CSSProperties & Record<'--letters', number> = { '--letters': code.length }
  return (
    <p className={styles.disc} style={letters}>
      <span>Code</span>{' '}
      <b className={styles.code} translate="no">
        {code}
      </b>
    </p>
  )
}

/** In characters. A longer name would push everything else out of view. */
const LONG_NAME = 36

/** In em. A wider word does not fit beside the code on a phone. */
const WIDE_WORD_EM = 7

function nameProps(name: string) {
  const longest = Math.max(5, ...name.split(/[\s-]+/).map(widthInEm))
  const style: CSSProperties & Record<'--longest-word', string> = {
    '--longest-word': longest.toFixed(2),
  }
  const isLong = name.length > LONG_NAME
  return {
    className: styles.named,
    'data-long': isLong,
    'data-wide': isLong || longest > WIDE_WORD_EM,
    style,
  }
}

/** The largest possible width of a word in the title font, in em. Measured: slightly more than any browser needs. */
function widthInEm(word: string): number {
  const letters = [...word].map((letter) => {
    if (/[mw]/i.test(letter)) return 1.15
    return /[\p{Ll}\d]/u.test(letter) ? 0.66 : 0.8
  })
  return letters.reduce((sum, letter) => sum + letter, 0)
}
