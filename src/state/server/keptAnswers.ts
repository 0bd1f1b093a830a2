import { OWN_DATA } from '@/shared/storage/forgetPerson'
import { createStored } from '@/shared/storage/createStored'
import { fieldsOf, numberOf } from '@/shared/lib/unknown'
import { storedUserData } from '../session'

/** Longer than any real answer (500 members are 60,000 characters). More is not kept. */
const MAX_CHARACTERS = 300_000

/** The last answers about one person (`sfId`) by their names, for use without a network. */
const stored = createStored<Record<string, unknown>>({
  key: OWN_DATA,
  fallback: {},
  isMinor: true,
  read: fieldsOf,
  write: (all) => (all.sfId && JSON.stringify(all).length <= MAX_CHARACTERS ? all : null),
})

/** Only for the session of this token: an answer may come after another person has signed in. */
function answersFor(token: string, all = stored.get()): Record<string, unknown> | undefined {
  const session = storedUserData.get()
  if (session?.token !== token) return undefined
  const { sfId } = session.user
  return all.sfId === sfId ? all : { sfId }
}

/** The last answer of that name. Its data may be anything: the resource reads them. */
export function keptAnswer(name: string, token: string) {
  const { at, data } = fieldsOf(answersFor(token)?.[name])
  return { at: numberOf(at) ?? 0, data }
}

/** Without an answer, the last one goes, because JSON leaves it out. */
export function keepAnswer(name: string, token: string, answer?: { at: number; data: unknown }) {
  if (answersFor(token)) stored.update((all) => ({ ...answersFor(token, all), [name]: answer }))
}
