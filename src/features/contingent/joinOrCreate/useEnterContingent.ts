import { getMembers } from '@/api/contingents'
import { dropDraft } from '@/shared/storage/drafts'
import { notify } from '@/shared/ui/toast/notify'
import { useOwnSession } from '@/state/session'
import { useAction } from '@/state/useAction'

export type EnterHandlers = { onDone: () => void; onUnsure: () => void }

type Entering = EnterHandlers & {
  draftName: string
  /** The message where the server has none. */
  done: string
}

/** Joining and creating end alike: the user is in a contingent. `call` gets the form's values and the token. */
export function useEnterContingent<Body>(
  call: (body: Body & { token: string }) => Promise<string>,
  { draftName, done, onDone, onUnsure }: Entering,
) {
  const { token } = useOwnSession()
  const [run] = useAction(call, {
    offline: 'Network issue',
    recover: async () => ((await getMembers({ token })) ? '' : undefined),
  })

  return async function enter(body: Body) {
    const outcome = await run({ token, ...body })
    // Another tab or the leader may have added the user to a contingent, or the late request may still arrive.
    if (outcome.how === 'refused' || outcome.how === 'unknown') onUnsure()
    if (outcome.how !== 'done') return
    dropDraft(draftName)
    notify.done(outcome.value, done)
    onDone()
  }
}
