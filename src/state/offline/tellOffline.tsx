import { notify } from '@/shared/ui/toast/notify'

const OFFLINE = 'You are offline. Nothing was sent. Try again when you have a signal.'

/** For a write without a network. `quoted`: the text that Spec §8 gives for this request. */
export function tellOffline(quoted?: string) {
  if (quoted === undefined) return notify.error(OFFLINE)
  return notify.error(
    <>
      <p>{quoted}</p>
      <p>{OFFLINE}</p>
    </>,
    { id: OFFLINE },
  )
}
