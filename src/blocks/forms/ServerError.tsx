import type { ReactNode } from 'react'
import type { ApiError } from '@/api/errors'
import { serverMessageOf } from '@/queries/messages'
import { FieldError } from '@/shared/ui/field/FieldFrame'

type Props = {
  /** Of the form's mutation. */
  error: ApiError | null | undefined
  /** Shown when the response was lost: what may have happened, and what to do next. */
  lostResponseAdvice?: ReactNode
  /** Added to the message of a refusal. */
  refusalAdvice?: string
}

/** Keeps the server's message in the form until the next submit: toasts disappear. Screen readers read the toast. */
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
