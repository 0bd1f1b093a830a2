import type { QueryClient } from '@tanstack/react-query'
import { OWN_DATA } from '@/shared/storage/forgetPerson'
import { createStored } from '@/shared/storage/createStored'
import { fieldsOf, numberOf, textOf } from '@/shared/lib/unknown'
import { storedUserData } from '../session'

/** Longer than any real answer (500 members are 60,000 characters). More is not kept. */
const MAX_CHARACTERS = 300_000

type Kept = { at: number; data: unknown }

/** The last answers about one person, for use without a network. `sfId` is empty if nothing is kept. */
const stored = createStored<{ sfId: string; answers: Record<string, unknown> }>({
  key: OWN_DATA,
  fallback: { sfId: '', answers: {} },
  isMinor: true,
  read(found) {
    const { sfId, answers } = fieldsOf(found)
    return { sfId: textOf(sfId), answers: fieldsOf(answers) }
  },
  write: (all) => (all.sfId && JSON.stringify(all).length <= MAX_CHARACTERS ? all : null),
})

/** Only for the session of this token: an answer may come after another person has signed in. */
function ownerOf(token: string): string | undefined {
  const session = storedUserData.get()
  return session?.token === token ? session.user.sfId : undefined
}

/** The last answer of that name. Its data may be anything: the resource reads them. */
export function keptAnswer(name: string, token: string): Kept | undefined {
  const { sfId, answers } = stored.get()
  const { at, data } = fieldsOf(sfId === ownerOf(token) ? answers[name] : undefined)
  const time = numberOf(at)
  return time === undefined ? undefined : { at: time, data }
}

/** `undefined` removes it. */
export function keepAnswer(name: string, token: string, kept: Kept | undefined) {
  const owner = ownerOf(token)
  if (owner === undefined) return
  stored.update(({ sfId, answers }) => {
    // JSON leaves out `undefined`, so this removes the entry.
    return { sfId: owner, answers: { ...(sfId === owner ? answers : null), [name]: kept } }
  })
}

/** Keeps each answer with a `keptAs`, also as the user's own writes change it. */
export function keepAnswers(client: QueryClient) {
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const { meta, state } = event.query
    const data: unknown = state.data
    if (meta?.keptAs && meta.token)
      keepAnswer(meta.keptAs, meta.token, { at: state.dataUpdatedAt, data })
  })
}
