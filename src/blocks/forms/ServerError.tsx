import type { ReactNode } from 'react'
import type { ApiError } from '@/api/errors'
import { serverMessageOf } from '@/queries/messages'
import { FieldError } from '@/shared/ui/field/FieldFrame'

type Props = {
  error: ApiError | null | undefined
  /** Shown when the response was lost: what may have happened, and what to do next. */
  lostResponseAdvice?: ReactNode
  /** Follows the message of a refusal. */
  refusalAdvice?: string
}

/** Keeps the server's message until the next submit. Screen readers read the toast, so there is no live region. */
export function ServerError({ error, lostResponseAdvice, refusalAdvice }: Props) {
  if (!error) return null
  const reason = error.kind === 'unanswered' ? lostResponseAdvice : serverMessageOf(error)
  if (!reason) return null
  return (
    <FieldError>
      <span>
        {reason} {error.kind === 'refused' && refusalAdvice}
      </span>
    </FieldError>
  )
}
