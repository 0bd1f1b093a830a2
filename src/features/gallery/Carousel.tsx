import { Slides, type StageProps } from './Slides'
import { pictureAt, pictures } from './pictures'
import { PlayButton, StepButton } from './SlideshowButtons'
import styles from './Carousel.module.css'

/* embla-carousel would add 8 KB (gzip), and swiper 25 KB. The gallery needs framer-motion anyway. */

/** The centre, its neighbours, and one more on each side that loads in advance. */
const SLOTS = [-2, -1, 0, 1, 2]

export function Carousel(stage: StageProps) {
  const { slideshow, centre } = stage
  const current = pictureAt(slideshow.at)
  return (
    <>
      <Slides
        {...stage}
        forward="left"
        className={styles.stage}
        slots={SLOTS}
        reach={1}
        picture={{ className: styles.slide }}
        measureStep={() => middleOf(centre.current?.nextElementSibling) - middleOf(centre.current)}
      >
        <span className={styles.control} data-at="start">
          <StepButton by={-1} icon="arrow-left" onStep={slideshow.step} />
        </span>
        <span className={styles.control} data-at="end">
          <StepButton by={1} icon="arrow-right" onStep={slideshow.step} />
        </span>
        <span className={styles.control} data-at="foot">
          <PlayButton slideshow={slideshow} />
        </span>
      </Slides>
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
