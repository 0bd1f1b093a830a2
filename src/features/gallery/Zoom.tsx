import { AnimatePresence, m } from 'framer-motion'
import { useState } from 'react'
import { Modal } from '@/shared/ui/modal/Modal'
import { PictureFrame } from './Picture'
import { pictures, stepsBetween, titleOf, type Picture } from './pictures'
import { StepButton } from './StepButton'
import styles from './Zoom.module.css'

type Props = {
  picture: Picture | undefined
  onStep: (by: 1 | -1) => void
  onClose: () => void
}

const VARIANTS = {
  coming: (by: number) => (by === 0 ? { scale: 0.86 } : { x: `${by * 30}%`, opacity: 0 }),
  here: { x: 0, scale: 1, opacity: 1 },
  gone: { opacity: 0 },
}
const TRANSITION = { type: 'spring', visualDuration: 0.2, bounce: 0 } as const

export function Zoom({ picture, onStep, onClose }: Props) {
  const by = useStepDirection(picture?.number)
  return (
    <Modal
      open={picture !== undefined}
      title={picture?.caption ?? ''}
      size="picture"
      frame="turmeric"
      onClose={onClose}
      footer={
        <div className={styles.foot}>
          <StepButton by={-1} icon="arrow-left" onStep={onStep} />
          <p className={`${styles.place} figures`}>
            {picture?.number} of {pictures.length}
          </p>
          <StepButton by={1} icon="arrow-right" onStep={onStep} />
        </div>
      }
    >
      {picture && (
        <>
          <div className={styles.pictures}>
            <AnimatePresence>
              <m.div
                key={picture.number}
                custom={by}
                variants={VARIANTS}
                initial="coming"
                animate="here"
                exit="gone"
                transition={TRANSITION}
              >
                <PictureFrame picture={picture} isFirst />
              </m.div>
            </AnimatePresence>
          </div>
          <p className="visuallyHidden" role="status">
            {titleOf(picture)}
          </p>
        </>
      )}
    </Modal>
  )
}

/** 1: from the right, -1: from the left, 0: no picture was shown before. */
function useStepDirection(number: number | undefined): number {
  const [shown, setShown] = useState({ number, by: 0 })
  if (shown.number === number) return shown.by
  const from = shown.number ?? number
  const by = from === undefined || number === undefined ? 0 : Math.sign(stepsBetween(from, number))
  setShown({ number, by })
  return by
}
