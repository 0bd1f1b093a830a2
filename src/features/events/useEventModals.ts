import { askToSignIn } from '@/blocks/askToSignIn'
import { useOpen } from '@/shared/hooks/useOpen'
import { useSession } from '@/state/session'

const openings = { register: ['event=:id-register'], event: ['event=:id'] } as const

/** The URL holds the event: `?event=5` shows it, and `?event=5-register` registers for it. */
export function useEventModals() {
  const { isLoggedIn } = useSession()
  const { name, idOf, open, close } = useOpen(openings)
  const id = name && idOf(name)
  return {
    isOpen: name !== undefined,
    /** `NaN` for a value that is not an id. */
    id: id === undefined ? undefined : Number(id),
    isRegistering: name === 'register',
    show: (eventId: number) => open('event', { id: String(eventId) }),
    /** A signed-out user gets a link to sign in (Spec §4). */
    register: (eventId: number) => {
      if (isLoggedIn) open('register', { id: String(eventId) })
      else askToSignIn('Please Sign in to Register')
    },
    close: () => name && close(name, id),
  }
}
