import { object, string, type InferType } from 'yup'
import { edition } from '@/content/edition'
import { emergencyNumber } from '@/shared/lib/validation'

const { first, last } = edition.stay

const anyDay = string().default('')
/** A stored day that is no longer offered is dropped. */
const offeredDay = anyDay.transform((day: string) =>
  first <= day && day <= last && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : '',
)

/** Spec §5, payment form. Dates are compared as days; check-out on the day of check-in is allowed. */
function schemaOf(day: typeof anyDay) {
  return object({
    check_in: day.required('Check-in date is required'),
    check_out: day
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
}

export const paymentSchema = schemaOf(anyDay)
export const paymentForm = schemaOf(offeredDay)
export type PaymentValues = InferType<typeof paymentSchema>

/** One draft per user for both payment types: the values are the same. It survives closing the form and a reload. */
export function draftNameOf(sfId: string) {
  return `payment:${sfId}`
}
