import { createContext, useContext, type MouseEvent } from 'react'
import { Link, useLocation, type LinkProps } from 'react-router-dom'
import { leave } from '@/shared/hooks/leftEntry'
import { wasOpenedHere } from '@/shared/hooks/useUrlParams'

/** Closes the modal or the menu around a link. */
export const CloseAround = createContext<(() => void) | null>(null)

/** In a modal, the new page replaces the modal in the history, so that Back leads to the page behind. */
export function SiteLink(props: LinkProps) {
  const close = useContext(CloseAround)
  return close ? <LinkInModal {...props} close={close} /> : <Link {...props} />
}

function LinkInModal({ close, onClick, ...props }: LinkProps & { close: () => void }) {
  const location = useLocation()
  const takesPlace = wasOpenedHere(location)

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || opensElsewhere(event)) return
    // If a link has opened the modal, the page behind has no own entry in the history. `close` turns this entry into it.
    if (!takesPlace) close()
    leave(location)
  }

  return <Link {...props} replace={takesPlace} onClick={handleClick} />
}

/** The same rule as in React Router: the click opens a new tab or window, or starts a download. */
function opensElsewhere({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey
}
