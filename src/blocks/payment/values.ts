import { object, type InferType } from 'yup'
import { edition } from '@/content/edition'
import { daysBetween } from '@/shared/lib/dates'
import { choiceOf, emergencyNumber } from '@/festival/validation'

export const stayDays = daysBetween(edition.stay.first, edition.stay.last)

/** Spec §5, payment form. The dates are compared as days, and check-out on the day of check-in is allowed. */
export const paymentSchema = object({
  check_in: choiceOf(stayDays, 'Check-in date is required'),
  check_out: choiceOf(stayDays, 'Check-out date is required').when(
    'check_in',
    ([checkIn]: string[], schema) =>
      schema.test(
        'order',
        'Check-out date must be after check-in date',
        (checkOut) => !checkIn || checkOut >= checkIn,
      ),
  ),
  emergency_number: emergencyNumber,
})

export type PaymentValues = InferType<typeof paymentSchema>

/** Both payment types share this draft, because their values are the same. */
export const DRAFT = 'payment'
