import { ApiError } from './errors'

/** How a write ended. */
export type Outcome<Output = unknown> =
  /** Without a value, it was found in what was read again. */
  | { how: 'done'; value?: Output; isMissing?: boolean }
  /** `isMissing`: only after a look. True if nothing that was read again shows it. */
  | { how: ApiError['kind']; error: ApiError; isMissing?: boolean }
  /** The session changed, or the same write is still in progress. */
  | { how: 'dropped' }

export type Ended<Output> = Exclude<Outcome<Output>, { how: 'dropped' }>

export async function outcomeOf<Output>(call: Promise<Output>): Promise<Ended<Output>> {
  try {
    return { how: 'done', value: await call }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { how: error.kind, error }
  }
}

/** The end of an attempt whose answer did not come. `isThere`: in what was read again; `undefined`: that failed. */
export function afterLook(isThere: boolean | undefined, error: ApiError): Ended<never> {
  const end = isThere ? { how: 'done' as const } : { how: error.kind, error }
  return { ...end, isMissing: isThere === false }
}
