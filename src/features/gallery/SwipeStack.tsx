import { Slides, type StageProps } from './Slides'
import { pictures } from './pictures'
import { PlayButton, StepButton } from './SlideshowButtons'
import styles from './SwipeStack.module.css'

/** The previous print (out of view), the top one, two that are partly visible, and one that loads in advance. */
const SLOTS = [-1, 0, 1, 2, 3]

/** On narrow windows (Spec §2) a swipe down removes the top print, and a swipe up brings it back. */
export function SwipeStack(stage: StageProps) {
  const { slideshow, centre } = stage
  return (
    <>
      <Slides
        {...stage}
        forward="down"
        className={styles.stack}
        slots={SLOTS}
        reach={0}
        picture={{ className: styles.print, 'data-tone': 'light' }}
        caption={({ caption, number }) => (
          <span className={styles.words} aria-hidden="true">
            {caption}
            <b className="figures">
              {number} of {pictures.length}
            </b>
          </span>
        )}
        measureStep={() => centre.current?.offsetHeight ?? 0}
      />
      <div className={styles.controls}>
        <StepButton by={1} icon="chevron-down" onStep={slideshow.step} />
        <p>Swipe down for the next one</p>
        <StepButton by={-1} icon="arrow-up" onStep={slideshow.step} />
        <p>Swipe up for the previous one</p>
        <span className={styles.pause}>
          <PlayButton slideshow={slideshow} />
        </span>
      </div>
    </>
  )
}
