import { ApiError } from './errors'

/** How a write ended. */
export type Outcome<Output = unknown> =
  /** Without a value, it was found in what was read again. */
  | { how: 'done'; value?: Output }
  /** `isMissing`: it may have arrived, but is not in what was read again. */
  | { how: ApiError['kind']; error: ApiError; isMissing?: boolean }
  /** The session changed, or the same write is still in progress. */
  | { how: 'dropped' }

type Ended<Output> = Exclude<Outcome<Output>, { how: 'dropped' }>

export async function outcomeOf<Output>(call: Promise<Output>): Promise<Ended<Output>> {
  try {
    return { how: 'done', value: await call }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { how: error.kind, error }
  }
}

/** After an attempt without an answer. `isThere`: in what was read again; `undefined`: that failed. */
export function found(isThere: boolean | undefined, error: ApiError): Ended<never> {
  return isThere ? { how: 'done' } : { how: error.kind, error, isMissing: isThere === false }
}
