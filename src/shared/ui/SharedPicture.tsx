import { ViewTransition, type ReactNode } from 'react'

type Props = {
  /** The same in both places. Of all that is rendered at one time, only one may have it. */
  name: string
  children: ReactNode
}

/**
 * A picture that glides to its place on the next screen. Not around a whole screen: React would wait for its pictures.
 * An image in here has `loading="lazy"` for the same reason.
 */
export function SharedPicture({ name, children }: Props) {
  return (
    <ViewTransition name={name} share="picture" default="none">
      {children}
    </ViewTransition>
  )
}
