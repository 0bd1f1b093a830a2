import { queryOptions, skipToken, type QueryMeta } from '@tanstack/react-query'
import type { Session } from '@/api/accounts'
import { keptAnswer } from './keptAnswers'
import { ownKey } from './ownKey'

/** An answer that takes longer has the last one shown in its place. */
const SLOW_MS = 3_000

type Own<T> = {
  name: string
  ask: (body: { token: string }, signal?: AbortSignal) => Promise<T>
  /** For what is kept for use without a network: reads the stored copy, and checks every field. */
  read?: (found: unknown) => T
  meta?: QueryMeta
}

export type OwnResource<T> = ReturnType<typeof ownResource<T>>

/** What the server knows of the signed-in person. While nobody is signed in, nothing is asked. */
export function ownResource<T>({ name, ask, read, meta }: Own<T>) {
  function query(session: Session | null) {
    const token = session?.token ?? ''
    return queryOptions({
      queryKey: ownKey(token, name),
      queryFn: token
        ? async ({ client, queryKey, signal }) => {
            const answer = ask({ token }, signal)
            if (!read) return answer
            return orKept(answer, () => {
              const kept = signal.aborted ? undefined : keptAnswer(name, token)
              if (!kept || client.getQueryData(queryKey) !== undefined) return
              client.setQueryData(queryKey, read(kept.data), { updatedAt: kept.at })
            })
          }
        : skipToken,
      meta: { ...meta, ...(read && { keptAs: name }) },
    })
  }
  return { name, ask, query }
}

/** Without an answer, shows the kept one: at once if there is no network, or if it fails or takes long. */
async function orKept<T>(answer: Promise<T>, showKept: () => void): Promise<T> {
  if (!navigator.onLine) showKept()
  const timer = setTimeout(showKept, SLOW_MS)
  try {
    return await answer
  } catch (error) {
    showKept()
    throw error
  } finally {
    clearTimeout(timer)
  }
}
