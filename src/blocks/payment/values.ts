import { object, string, type InferType } from 'yup'
import { edition } from '@/content/edition'
import { draftOf, type Draft } from '@/shared/storage/drafts'
import { emergencyNumber } from '@/shared/lib/validation'

const { first, last } = edition.stay

/** Spec §5, payment form. Dates are compared as days; check-out on the day of check-in is allowed. */
export const paymentSchema = object({
  check_in: string().required('Check-in date is required'),
  check_out: string()
    .required('Check-out date is required')
    .when('check_in', ([checkIn]: string[], schema) =>
      schema.test(
        'order',
        'Check-out date must be after check-in date',
        (checkOut) => !checkIn || checkOut >= checkIn,
      ),
    ),
  emergency_number: emergencyNumber,
})
export type PaymentValues = InferType<typeof paymentSchema>

/** What the user typed before: it survives closing the form and a reload. */
export function readPaymentDraft(sfId: string): PaymentValues {
  const draft = draftOf(draftNameOf(sfId)).get()
  return {
    check_in: dayOf(draft.check_in),
    check_out: dayOf(draft.check_out),
    emergency_number: draft.emergency_number ?? '',
  }
}

export const toDraft = (values: PaymentValues): Draft => values

/** One draft per user for both payment types: the values are the same. */
export function draftNameOf(sfId: string) {
  return `payment:${sfId}`
}

/** A stored day that is no longer offered is dropped. */
function dayOf(day = '') {
  return first <= day && day <= last && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : ''
}
