import { ViewTransition, type ReactNode } from 'react'

type Props = {
  /** The same on both screens. Only one element on a screen may have this name. */
  name: string
  children: ReactNode
}

/**
 * Moves a picture to its place on the next screen. React waits for the images inside, so an image needs `loading="lazy"`,
 * and a whole screen must not be inside.
 */
export function SharedPicture({ name, children }: Props) {
  return (
    <ViewTransition name={name} share="picture" default="none">
      {children}
    </ViewTransition>
  )
}
