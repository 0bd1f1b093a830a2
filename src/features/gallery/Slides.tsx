import { m } from 'framer-motion'
import { useRef, useSyncExternalStore, type ReactNode, type RefObject } from 'react'
import { PictureFrame } from './Picture'
import { pictureAt, titleOf, type Picture } from './pictures'
import { useSlots, type Slideshow } from './useSlideshow'
import { useSwipe } from './useSwipe'

export type StageProps = {
  slideshow: Slideshow
  centre: RefObject<HTMLButtonElement | null>
  onEnlarge: (index: number, isByPointer: boolean) => void
}

type Props = StageProps & {
  /** A swipe in this direction moves forward. The opposite direction moves back. */
  forward: 'down' | 'left'
  className: string | undefined
  /** The positions, as distances from the shown picture. The first and the last are out of view. */
  slots: number[]
  /** Pictures further away than this are out of view or covered, so they are inert. */
  reach: number
  picture: { className: string | undefined; 'data-tone'?: 'light' }
  caption?: (picture: Picture) => ReactNode
  children?: ReactNode
  measureStep: () => number
}

/** The pictures follow a swipe along one axis. The browser handles the other axis, and gestures with two fingers. */
export function Slides({ slideshow, centre, forward, onEnlarge, measureStep, ...props }: Props) {
  const area = useRef<HTMLDivElement>(null)
  const slots = useSlots(slideshow.at, props.slots)
  const isPinched = useSyncExternalStore(subscribeToPinches, readPinched, () => false)
  const swipe = useSwipe({
    area,
    slideshow,
    along: ({ x, y }) => (forward === 'down' ? y : -x),
    measureStep,
  })
  return (
    <m.div ref={area} className={props.className} data-pinched={isPinched} {...swipe}>
      {slots.map((slot) => {
        const picture = pictureAt(slideshow.at, slot)
        const index = picture.number - 1
        const isShown = slot === 0
        return (
          <button
            {...props.picture}
            key={picture.number}
            ref={isShown ? centre : undefined}
            type="button"
            data-slot={slot}
            tabIndex={isShown ? 0 : -1}
            inert={Math.abs(slot) > props.reach}
            aria-haspopup="dialog"
            // `detail` is 0 for a click by keyboard.
            onClick={({ detail }) => onEnlarge(index, detail > 0)}
          >
            <span className="visuallyHidden">{titleOf(picture)}. </span>
            <PictureFrame
              picture={picture}
              isFirst={isShown}
              onSettled={() => slideshow.settle(index)}
            />
            {props.caption?.(picture)}
          </button>
        )
      })}
      {props.children}
    </m.div>
  )
}

function subscribeToPinches(listener: () => void) {
  window.visualViewport?.addEventListener('resize', listener)
  return () => window.visualViewport?.removeEventListener('resize', listener)
}

/** On a page that is zoomed in by pinching, one finger only moves the page. */
const readPinched = () => (window.visualViewport?.scale ?? 1) > 1.05
