import type { RefObject } from 'react'
import { PictureButton } from './Picture'
import { pictureAt, pictures } from './pictures'
import { PlayButton, StepButton } from './SlideshowButtons'
import { type Slideshow, useSlots } from './useSlideshow'
import { SwipeArea } from './swipe/SwipeArea'
import styles from './Carousel.module.css'

/*
 * Weighed: embla-carousel would add 8 KB (gzip), swiper 25 KB. framer-motion is here for the enlarged picture and the
 * swipe stack anyway, and springs this one too.
 */

/** The centre, its neighbours, and one more on each side that loads in advance. */
const SLOTS = [-2, -1, 0, 1, 2]

type Props = {
  slideshow: Slideshow
  centre: RefObject<HTMLButtonElement | null>
  onEnlarge: (index: number, isByPointer: boolean) => void
}

export function Carousel({ slideshow, centre, onEnlarge }: Props) {
  const slots = useSlots(slideshow.at, SLOTS)
  const current = pictureAt(slideshow.at)
  const measureStep = () => middleOf(centre.current?.nextElementSibling) - middleOf(centre.current)
  return (
    <>
      <SwipeArea
        forward="left"
        slideshow={slideshow}
        className={styles.stage}
        measureStep={measureStep}
      >
        {slots.map((slot) => {
          const picture = pictureAt(slideshow.at, slot)
          return (
            <PictureButton
              key={picture.number}
              picture={picture}
              slot={slot}
              className={styles.slide}
              inert={Math.abs(slot) > 1}
              {...{ slideshow, centre, onEnlarge }}
            />
          )
        })}
        <span className={styles.control} data-at="start">
          <StepButton by={-1} icon="arrow-left" onStep={slideshow.step} />
        </span>
        <span className={styles.control} data-at="end">
          <StepButton by={1} icon="arrow-right" onStep={slideshow.step} />
        </span>
        <span className={styles.control} data-at="foot">
          <PlayButton slideshow={slideshow} />
        </span>
      </SwipeArea>
      <p className={styles.caption}>
        <b className="figures">
          {current.number} of {pictures.length}
        </b>{' '}
        {current.caption}
      </p>
    </>
  )
}

/** In pixels from the left of the viewport. */
function middleOf(element: Element | null | undefined): number {
  const { left, right } = element?.getBoundingClientRect() ?? { left: 0, right: 0 }
  return (left + right) / 2
}
