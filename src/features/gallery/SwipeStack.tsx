import type { RefObject } from 'react'
import { PictureButton } from './Picture'
import { pictureAt, pictures } from './pictures'
import { PlayButton, StepButton } from './SlideshowButtons'
import { type Show, useSlots } from './useSlideshow'
import { SwipeArea } from './swipe/SwipeArea'
import styles from './SwipeStack.module.css'

/** The previous print (outside the view), the top one, two that are partly visible, and one that loads in advance. */
const SLOTS = [-1, 0, 1, 2, 3]

type Props = {
  show: Show
  centre: RefObject<HTMLButtonElement | null>
  onEnlarge: (index: number, isByPointer: boolean) => void
}

/** The show on narrow windows (Spec §2). A swipe down removes the top print, a swipe up brings it back. */
export function SwipeStack({ show, centre, onEnlarge }: Props) {
  const slots = useSlots(show.at, SLOTS)
  return (
    <>
      <SwipeArea
        forward="down"
        show={show}
        className={styles.stack}
        measureStep={() => centre.current?.offsetHeight ?? 0}
      >
        {slots.map((slot) => {
          const picture = pictureAt(show.at, slot)
          return (
            <PictureButton
              key={picture.number}
              picture={picture}
              slot={slot}
              className={styles.print}
              data-ground="light"
              inert={slot !== 0}
              {...{ show, centre, onEnlarge }}
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
        <StepButton by={1} icon="chevron-down" onStep={show.step} />
        <p>Swipe down for the next one</p>
        <StepButton by={-1} icon="arrow-up" onStep={show.step} />
        <p>Swipe up for the previous one</p>
        <span className={styles.pause}>
          <PlayButton show={show} />
        </span>
      </div>
    </>
  )
}
