import { useFormikContext, type FormikHelpers } from 'formik'
import type { ReactNode } from 'react'
import { ApiError } from '@/api/errors'
import { serverMessageOf } from '@/queries/messages'
import { FieldError } from '@/shared/ui/field/FieldFrame'

/** Formik's `status`, from a failed submit until the next one. */
export type FormStatus = {
  /** The server's message. */
  message?: string
  /** The response was lost: the request may have arrived. */
  isUnconfirmed?: boolean
}

/**
 * Runs a submit handler. An `ApiError` goes into Formik's status, where `ServerError` shows it: toasts disappear. Any
 * other error is our own bug: Formik would only log it, so it is reported as every unexpected error is (app/warnings.ts).
 */
export async function runSubmit(
  { setStatus }: Pick<FormikHelpers<never>, 'setStatus'>,
  submit: () => unknown,
) {
  setStatus(undefined)
  try {
    await submit()
  } catch (error) {
    if (error instanceof ApiError) setStatus(statusOf(error))
    else reportError(error)
  }
}

export function statusOf(error: ApiError): FormStatus {
  return { message: serverMessageOf(error), isUnconfirmed: error.kind === 'unanswered' }
}

type Props = {
  /** Shown when the response was lost: what may have happened, and what to do next. */
  lostResponseAdvice?: ReactNode
}

/** Keeps the server's error in the form until the next submit: toasts disappear. Screen readers read the toast. */
export function ServerError({ lostResponseAdvice }: Props) {
  const form: { status?: FormStatus } = useFormikContext()
  const reason = form.status?.isUnconfirmed ? lostResponseAdvice : form.status?.message
  if (!reason) return null
  return (
    <FieldError>
      <span>{reason}</span>
    </FieldError>
  )
}
