import type { ReactNode, RefObject } from 'react'
import { titleOf, type Picture } from '../pictures'
import type { Show } from '../show/useShow'
import { PictureFrame } from './PictureFrame'

type Props = {
  picture: Picture
  /** How many places it is from the picture that is shown now. */
  slot: number
  show: Show
  centre: RefObject<HTMLButtonElement | null>
  className: string | undefined
  /** `paper` where it is a print. */
  'data-ground'?: 'paper'
  /** Out of sight or covered: nothing for the finger, the keyboard or the ear. */
  inert: boolean
  onEnlarge: (place: number, isByPointer: boolean) => void
  /** What stands under the picture. */
  children?: ReactNode
}

/** A picture of the show; a press enlarges it. */
export function PictureButton({
  picture,
  slot,
  show,
  centre,
  children,
  onEnlarge,
  ...rest
}: Props) {
  const place = picture.number - 1
  const isShown = slot === 0
  return (
    <button
      {...rest}
      ref={isShown ? centre : undefined}
      type="button"
      data-slot={slot}
      tabIndex={isShown ? 0 : -1}
      aria-haspopup="dialog"
      // A key presses without a click to count.
      onClick={({ detail }) => onEnlarge(place, detail > 0)}
    >
      <span className="visuallyHidden">{titleOf(picture)}. </span>
      <PictureFrame picture={picture} isFirst={isShown} onSettled={() => show.settle(place)} />
      {children}
    </button>
  )
}
