import { useEffect, useEffectEvent, useRef } from 'react'
import type { InfoCardContent } from '@/content/accommodation'
import { useMediaQuery } from '@/shared/hooks/useMediaQuery'
import { PHONE } from '@/shared/lib/mediaQueries'
import { useOpen } from '@/shared/hooks/useOpen'
import { useHasBeenInView } from './useHasBeenInView'
import { Icon } from '@/shared/ui/Icon'
import { Modal } from '@/shared/ui/modal/Modal'
import { Card } from '@/shared/ui/Card'
import type { Rim } from '@/theme/roles'
import styles from './InfoCards.module.css'

const openings = { card: ['card=:id'] } as const

const RIMS: Rim[] = [1, 2, 4, 3]

type Props = {
  cards: readonly InfoCardContent[]
  numbered?: boolean
}

/** On wide screens a card opens in a modal. On phones it shows its full text in place. */
export function InfoCards({ cards, numbered = false }: Props) {
  const isPhone = useMediaQuery(PHONE)
  const { idOf, open, close } = useOpen(openings)
  const opened = isPhone ? undefined : cards.find(({ id }) => id === idOf('card'))
  // A card does not open on phones, so `?card=` would be a step of the history where Back changes nothing.
  const closeCard = useEffectEvent(() => close('card'))
  useEffect(() => {
    if (isPhone) closeCard()
  }, [isPhone])
  const List = numbered ? 'ol' : 'ul'
  return (
    <>
      <List className={styles.cards}>
        {cards.map((content, at) => (
          <InfoCard
            key={content.id}
            content={content}
            rim={RIMS[at % RIMS.length]}
            number={numbered ? at + 1 : undefined}
            isPhone={isPhone}
            onOpen={() => open('card', { id: content.id })}
          />
        ))}
      </List>
      <Modal
        open={Boolean(opened)}
        title={opened?.title ?? ''}
        rim={3}
        onClose={() => close('card')}
      >
        <div className={styles.whole}>
          <p className="lead">{opened?.text}</p>
          {opened?.more.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Modal>
    </>
  )
}

type CardProps = {
  content: InfoCardContent
  rim: Rim | undefined
  number: number | undefined
  /** `undefined` in prerendered HTML, which contains both versions. CSS shows the right one. */
  isPhone: boolean | undefined
  onOpen: () => void
}

function InfoCard({ content, rim, number, isPhone, onOpen }: CardProps) {
  const card = useRef<HTMLLIElement>(null)
  const isSeen = useHasBeenInView(card)
  return (
    <li ref={card} className={styles.slot} data-seen={isSeen}>
      <Card size="small" rim={rim} className={styles.card}>
        {number && (
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
        )}
        <div>
          <h2 className={`title ${styles.title}`} data-size="d3">
            {isPhone !== true && (
              <button
                type="button"
                className={styles.opener}
                data-covers-card
                aria-haspopup="dialog"
                onClick={onOpen}
              >
                {content.title}
                <Icon name="plus" className={styles.sign} />
              </button>
            )}
            {isPhone !== false && <span className={styles.onlyPhones}>{content.title}</span>}
          </h2>
          <p>{content.text}</p>
          {isPhone !== false &&
            content.more.map((paragraph) => (
              <p key={paragraph} className={styles.onlyPhones}>
                {paragraph}
              </p>
            ))}
        </div>
      </Card>
    </li>
  )
}
