import { domMax, LazyMotion, MotionConfig } from 'framer-motion'
import { useEffect, useRef, useState } from 'react'
import { ScreenTitle } from '@/blocks/ScreenTitle'
import { useMediaQuery } from '@/shared/hooks/useMediaQuery'
import { PHONE } from '@/shared/lib/mediaQueries'
import { Carousel } from './Carousel'
import styles from './GalleryScreen.module.css'
import { GallerySlider } from './GallerySlider'
import { SwipeStack } from './SwipeStack'
import { usePictureParam, Zoom } from './Zoom'
import { useArrowKeys, useFocusOnCentre } from './keyboard'
import { pictureAt, pictures, titleOf } from './pictures'
import { showHintOnce } from './showHintOnce'
import { useSlideshow } from './useSlideshow'

/** In ms (Spec §9). */
const WIDE = { every: 2000, lock: 0 }
const NARROW = { every: 1500, lock: 500 }

/** The /gallery page (Spec §2): an automatic carousel on wide windows, and a stack to swipe on narrow ones. */
export default function GalleryScreen() {
  const isPhone = useMediaQuery(PHONE)
  const region = useRef<HTMLElement>(null)
  const centre = useRef<HTMLButtonElement>(null)
  const zoom = usePictureParam()
  const slideshow = useSlideshow({
    ...(isPhone ? NARROW : WIDE),
    enlarged: zoom.index,
    region,
  })

  // The width is unknown until hydration, so both the carousel and the stack are rendered.
  useEffect(() => {
    if (isPhone) showHintOnce('Swipe down for the next picture')
  }, [isPhone])

  const isEnlarged = zoom.index !== undefined
  const [wasByPointer, setWasByPointer] = useState<boolean>()

  function enlarge(index: number, isByPointer: boolean) {
    setWasByPointer(isByPointer)
    if (slideshow.isPlaying) showHintOnce('The show is paused while a picture is open')
    zoom.enlarge(index)
  }

  useArrowKeys(isEnlarged ? 'modal' : 'screen', isEnlarged ? zoom.step : slideshow.step)
  useFocusOnCentre(centre, slideshow, { isOpen: isEnlarged, wasByPointer })

  const stage = { slideshow, centre, onEnlarge: enlarge }
  return (
    <LazyMotion features={domMax} strict>
      <MotionConfig reducedMotion="user">
        <div className={styles.screen}>
          <ScreenTitle tabTitle="Gallery" className={`title screenTitle ${styles.title}`} />
          <section
            ref={region}
            role="group"
            aria-roledescription="carousel"
            aria-label="Pictures of the festival"
            {...slideshow.holding}
          >
            {/* Prerendered pages have both, and CSS shows one. The key mounts it again with the right gesture timing.
            Prerendered pages have both, and CSS shows one. The key mounts it again with the right gesture timing. */}
            <div className={styles.wide}>
              {isPhone !== true && <Carousel key={String(isPhone)} {...stage} />}
            </div>
            <div className={styles.narrow}>
              {isPhone !== false && <SwipeStack key={String(isPhone)} {...stage} />}
            </div>
            <GallerySlider at={slideshow.at} onMove={slideshow.jump} />
            {/* Only the user's own moves are announced. An announcement every two seconds would disturb. */}
            <p className="visuallyHidden" role="status">
              {slideshow.wasByHand && titleOf(pictureAt(slideshow.at))}
            </p>
          </section>
          <Zoom
            picture={zoom.index === undefined ? undefined : pictureAt(zoom.index)}
            onStep={zoom.step}
            onClose={zoom.close}
          />
          {/* Without scripts the slideshow does not work, so all pictures are listed. */}
          <noscript>
            <ol className={styles.all}>
              {pictures.map(({ number, src, alt, caption }) => (
                <li key={number}>
                  <img src={src} alt={alt} width="600" height="450" loading="lazy" />
                  {caption}
                </li>
              ))}
            </ol>
          </noscript>
        </div>
      </MotionConfig>
    </LazyMotion>
  )
}
