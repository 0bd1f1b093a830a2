import { notify } from '@/shared/ui/toast/notify'
import type { Outcome } from '@/state/server/words'

type After = {
  forget: () => void
  /** The message where the server has none. */
  done: string
  onDone: () => void
}

/** Joining and creating end alike: the user is in a contingent. */
export function enterWith<Body>(
  run: (body: Body) => Promise<Outcome<string>>,
  { forget, done, onDone }: After,
) {
  return async function enter(body: Body) {
    const outcome = await run(body)
    if (outcome.how !== 'done') return
    forget()
    notify.done(outcome.value, done)
    onDone()
  }
}
