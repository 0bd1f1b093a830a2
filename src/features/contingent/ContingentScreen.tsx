import { useEffect, useRef, type CSSProperties } from 'react'
import { AccommodationLayout } from '@/blocks/accommodation/AccommodationLayout'
import { Loaded } from '@/blocks/Loaded'
import { useModalParam } from '@/shared/hooks/useModalParam'
import { Button } from '@/shared/ui/button/Button'
import { Skeleton } from '@/shared/ui/status/Skeleton'
import { useOwnSession } from '@/state/session'
import { HelpModal } from './HelpModal'
import { JoinOrCreate } from './joinOrCreate/JoinOrCreate'
import { ContingentCode } from './details/ContingentCode'
import { ContingentDetails } from './details/ContingentDetails'
import { useContingentState } from './useContingentState'
import { useCloseInvalidModals } from './useCloseInvalidModals'
import styles from './ContingentScreen.module.css'

/** The /contingent page (Spec §2). The key resets it when another user signs in from another tab. */
export default function ContingentScreen() {
  return <OwnContingent key={useOwnSession().token} />
}

function OwnContingent() {
  const state = useContingentState()
  const modal = useModalParam('open')
  const { open, close } = modal
  const value = shownOf(modal)
  const { data: contingent, actionCount } = state
  const container = useFocusAfterAction(actionCount, value !== null)
  useCloseInvalidModals(contingent && contingent.id, value)
  const help = (
    <Button variant="secondary" size="small" onClick={() => open('help')}>
      Help
    </Button>
  )
  return (
    <div ref={container} {...(contingent && nameProps(contingent.contingent_name))}>
      <AccommodationLayout
        tabTitle="Contingent"
        title={contingent?.contingent_name || 'Contingent'}
        beside={contingent ? <ContingentCode code={contingent.code} /> : help}
      >
        {/* Until the server answers, neither the forms nor a contingent are shown. */}
        <Loaded
          resource={state}
          failed="Your contingent did not load"
          skeleton={<Skeleton lines={4} />}
        >
          {(known) =>
            known ? (
              <ContingentDetails
                contingent={known}
                state={state}
                open={open}
                value={value}
                onClose={close}
              >
                {help}
              </ContingentDetails>
            ) : (
              <JoinOrCreate state={state} />
            )
          }
        </Loaded>
      </AccommodationLayout>
      <HelpModal open={value === 'help'} onClose={close} />
    </div>
  )
}

/** A link that somebody sends must not ask whether to delete the contingent. */
function shownOf({ value, wasOpenedHere }: ReturnType<typeof useModalParam>) {
  return value === 'leave' && !wasOpenedHere ? null : value
}

/** Characters. A longer name would push everything else out of view. */
const LONG_NAME = 36

/** In em. A longer word does not fit beside the code on a phone. */
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

/** Upper limit of a word's width in the title font, in em. Measured: slightly more than any browser needs. */
function widthInEm(word: string): number {
  const letters = [...word].map((letter) => {
    if (/[mw]/i.test(letter)) return 1.15
    return /[\p{Ll}\d]/u.test(letter) ? 0.66 : 0.8
  })
  return letters.reduce((sum, letter) => sum + letter, 0)
}

/** After an action its button is gone: focus moves to the title, once no modal covers it. */
function useFocusAfterAction(actionCount: number, isCovered: boolean) {
  const container = useRef<HTMLDivElement>(null)
  const landed = useRef(actionCount)
  useEffect(() => {
    if (actionCount === landed.current || isCovered) return
    landed.current = actionCount
    container.current?.querySelector('h1')?.focus()
  }, [actionCount, isCovered])
  return container
}
