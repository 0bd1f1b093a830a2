import type { RefObject } from 'react'
import { PictureButton } from './Picture'
import { pictureAt, pictures } from './pictures'
import { PlayButton, StepButton } from './SlideshowButtons'
import { type Slideshow, useSlots } from './useSlideshow'
import { SwipeArea } from './swipe/SwipeArea'
import styles from './SwipeStack.module.css'

/** The previous print (outside the view), the top one, two that are partly visible, and one that loads in advance. */
const SLOTS = [-1, 0, 1, 2, 3]

type Props = {
  slideshow: Slideshow
  centre: RefObject<HTMLButtonElement | null>
  onEnlarge: (index: number, isByPointer: boolean) => void
}

/** The slideshow on narrow windows (Spec §2). A swipe down removes the top print, a swipe up brings it back. */
export function SwipeStack({ slideshow, centre, onEnlarge }: Props) {
  const slots = useSlots(slideshow.at, SLOTS)
  return (
    <>
      <SwipeArea
        forward="down"
        slideshow={slideshow}
        className={styles.stack}
        measureStep={() => centre.current?.offsetHeight ?? 0}
      >
        {slots.map((slot) => {
          const picture = pictureAt(slideshow.at, slot)
          return (
            <PictureButton
              key={picture.number}
              picture={picture}
              slot={slot}
              className={styles.print}
              data-ground="light"
              inert={slot !== 0}
              {...{ slideshow, centre, onEnlarge }}
            >
              <span className={styles.words} aria-hidden="true">
                {picture.caption}
                <b className="figures">
                  {picture.number} of {pictures.length}
                </b>
              </span>
            </PictureButton>
          )
        })}
      </SwipeArea>
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
