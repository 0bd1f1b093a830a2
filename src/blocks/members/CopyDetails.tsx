import { ShareText } from '@/shared/ui/button/ShareButtons'
import { readPastedList } from './pastedList'
import { useCurrentSession } from '@/state/session'

/** Copies the user's SF ID and email for the team's chat, in a form that `readPastedList` reads. */
export function CopyDetails() {
  const { user } = useCurrentSession()
  return (
    <ShareText title="My festival details" text={detailsOf(user)} copyLabel="Copy my details" />
  )
}

type Person = { sfId: string; email: string; name: string }

/** 'SF00013 meera@example.test (Meera Test)'. A name that `readPastedList` would misread is left out. */
export function detailsOf({ sfId, email, name }: Person): string {
  const pair = `${sfId} ${email}`.trim()
  const withName = `${pair} (${name})`
  const [first, ...others] = readPastedList(withName).members
  const isReadBack = first?.sfId === sfId && first.email === email && others.length === 0
  return name && isReadBack ? withName : pair
}
