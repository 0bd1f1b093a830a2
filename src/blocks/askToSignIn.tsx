import { returnTo } from './useReturnState'
import { paths } from '@/festival/paths'
import { LinkMessage, LINK_MESSAGE_MS } from '@/shared/ui/toast/LinkMessage'
import { notify } from '@/shared/ui/toast/notify'

const TOAST = 'ask-to-sign-in'

/** Tells a visitor to sign in first. After the sign-in, the user returns to this page. */
export function askToSignIn(message: string) {
  notify.error(
    <LinkMessage id={TOAST} message={message} to={paths.signIn} state={returnTo(window.location)}>
      Sign In
    </LinkMessage>,
    { id: TOAST, duration: LINK_MESSAGE_MS },
  )
}
