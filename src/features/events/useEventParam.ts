import { askToSignIn } from '@/blocks/askToSignIn'
import { useModalParam } from '@/shared/hooks/useModalParam'
import { useSession } from '@/state/session'

/** The event in the URL: `?event=5` shows it, `?event=5-register` registers for it. */
export function useEventParam() {
  const { isLoggedIn } = useSession()
  const { value, open, close } = useModalParam('event')
  const [, id, step] = /^(\d+)(-register)?$/.exec(value ?? '') ?? []
  return {
    isOpen: Boolean(value),
    /** `undefined` also for a value that is not an id. */
    id: id === undefined ? undefined : Number(id),
    isRegistering: step !== undefined,
    show: (eventId: number) => open(String(eventId)),
    /** Replaces the open modal, so that one Back still leads to the genre page. Signed out: a link to sign in (Spec §4). */
    register: (eventId: number) => {
      if (isLoggedIn) open(`${eventId}-register`, { replace: Boolean(value) })
      else askToSignIn('Please Sign in to Register')
    },
    close,
  }
}
