import type { ReactNode, RefObject } from 'react'
import { titleOf, type Picture } from './pictures'
import type { Show } from './useSlideshow'
import { PictureFrame } from './Picture'

type Props = {
  picture: Picture
  /** Distance in pictures from the picture shown now. */
  slot: number
  show: Show
  centre: RefObject<HTMLButtonElement | null>
  className: string | undefined
  'data-ground'?: 'light'
  /** Outside the view or covered: not for touch, keyboard or screen readers. */
  inert: boolean
  onEnlarge: (index: number, isByPointer: boolean) => void
  children?: ReactNode
}

export function PictureButton({
  picture,
  slot,
  show,
  centre,
  children,
  onEnlarge,
  ...rest
}: Props) {
  const index = picture.number - 1
  const isShown = slot === 0
  return (
    <button
      {...rest}
      ref={isShown ? centre : undefined}
      type="button"
      data-slot={slot}
      tabIndex={isShown ? 0 : -1}
      aria-haspopup="dialog"
      // `detail` is 0 for a click by keyboard.
      onClick={({ detail }) => onEnlarge(index, detail > 0)}
    >
      <span className="visuallyHidden">{titleOf(picture)}. </span>
      <PictureFrame picture={picture} isFirst={isShown} onSettled={() => show.settle(index)} />
      {children}
    </button>
  )
}
