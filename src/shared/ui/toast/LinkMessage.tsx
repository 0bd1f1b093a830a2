import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { notify } from './notify'

type Props = Pick<LinkProps, 'to' | 'state'> & {
  /** The id of the toast: it goes once its link is used. */
  id: string
  message: string
  /** The link's text. */
  children: ReactNode
}

/** Long enough for everybody, and then out of the way: the link is a convenience. */
export const LINK_MESSAGE_MS = 20_000

/** A toast's message with a link below it. */
export function LinkMessage({ id, message, ...link }: Props) {
  return (
    <>
      <p>{message}</p>
      <Link className="link" onClick={() => notify.dismiss(id)} {...link} />
    </>
  )
}
