import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { notify } from './notify'

type Props = Pick<LinkProps, 'to' | 'state'> & {
  /** The id of the toast, which closes after a click on the link. */
  id: string
  message: string
  children: ReactNode
}

/** Long enough to reach the link. The toast may close then, because there are other ways to the page. */
export const LINK_MESSAGE_MS = 20_000

export function LinkMessage({ id, message, ...link }: Props) {
  return (
    <>
      <p>{message}</p>
      <Link className="link" onClick={() => notify.dismiss(id)} {...link} />
    </>
  )
}
