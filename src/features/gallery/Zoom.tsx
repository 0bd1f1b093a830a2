import { AnimatePresence, m } from 'framer-motion'
import { useState } from 'react'
import { useOpen } from '@/shared/hooks/useOpen'
import { openedIn } from '@/shared/lib/openings'
import { Modal } from '@/shared/ui/modal/Modal'
import { PictureFrame } from './Picture'
import { StepButton } from './SlideshowButtons'
import styles from './Picture.module.css'
import { pictureAt, pictures, stepsBetween, titleOf, type Picture } from './pictures'

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
      rim={3}
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

/** 1: from the right. -1: from the left. 0: no picture was shown before. */
function useStepDirection(number: number | undefined): number {
  const [shown, setShown] = useState({ number, by: 0 })
  if (shown.number === number) return shown.by
  const from = shown.number ?? number
  const by = from === undefined || number === undefined ? 0 : Math.sign(stepsBetween(from, number))
  setShown({ number, by })
  return by
}

const openings = { picture: ['picture=:id'] } as const

/** The URL holds the enlarged picture, as `?picture=12`. Its numbers start at 1, and indexes start at 0. */
export function usePictureParam() {
  const { idOf, open, close } = useOpen(openings)

  function step(by: 1 | -1) {
    // Reads the URL, because a second press may come before the next render.
    const index = indexFrom(openedIn(openings, new URLSearchParams(window.location.search))?.id)
    if (index !== undefined) open('picture', { id: String(pictureAt(index, by).number) })
  }

  return {
    index: indexFrom(idOf('picture')),
    enlarge: (index: number) => open('picture', { id: String(index + 1) }),
    step,
    close: () => close('picture'),
  }
}

/** `undefined` also for a number that the gallery does not have. */
function indexFrom(value: string | undefined): number | undefined {
  const number = /^\d+$/.test(value ?? '') ? Number(value) : 0
  return number >= 1 && number <= pictures.length ? number - 1 : undefined
}
