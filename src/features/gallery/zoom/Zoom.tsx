import { Modal } from '@/shared/ui/Modal'
import { PictureFrame } from '../picture/PictureFrame'
import { pictures, titleOf, type Picture } from '../pictures'
import { StepButton } from '../show/StepButton'
import styles from './Zoom.module.css'

type Props = {
  /** Nothing while it is shut. */
  picture: Picture | undefined
  onStep: (by: 1 | -1) => void
  onClose: () => void
}

/** One picture, as large as the window allows. */
export function Zoom({ picture, onStep, onClose }: Props) {
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
          <PictureFrame key={picture.number} picture={picture} isFirst />
          <p className="visuallyHidden" role="status">
            {titleOf(picture)}
          </p>
        </>
      )}
    </Modal>
  )
}
