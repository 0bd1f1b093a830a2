import { expect, test } from 'vitest'
import { ValidationError } from 'yup'
import { paymentSchema } from '@/blocks/payment/values'

const right = { check_in: '2025-01-24', check_out: '2025-01-26', emergency_number: '9000000065' }

function firstFaults(values: Partial<typeof right>): Record<string, string> {
  try {
    paymentSchema.validateSync({ ...right, ...values }, { abortEarly: false })
    return {}
  } catch (fault) {
    if (!(fault instanceof ValidationError)) throw fault
    const entries = fault.inner.map(({ path, message }) => [path ?? '', message] as const)
    return Object.fromEntries(entries.reverse())
  }
}

test.each([
  ['2025-01-22', '2025-01-28'],
  ['2025-01-22', '2025-01-22'],
  ['2025-01-28', '2025-01-28'],
  ['2025-01-25', '2025-01-26'],
])('a stay from %s to %s is fine (Spec §5)', (check_in, check_out) => {
  expect(firstFaults({ check_in, check_out })).toEqual({})
})

test.each([
  ['2025-01-25', '2025-01-24'],
  ['2025-01-28', '2025-01-22'],
])('rejects leaving before the arrival: %s to %s (Spec §5)', (check_in, check_out) => {
  const message = 'Check-out date must be after check-in date'
  expect(firstFaults({ check_in, check_out })).toEqual({ check_out: message })
})

test('requires both days and the emergency number (Spec §3, §5)', () => {
  expect(firstFaults({ check_in: '', check_out: '', emergency_number: '' })).toEqual({
    check_in: 'Check-in date is required',
    check_out: 'Check-out date is required',
    emergency_number: 'Emergency number is required',
  })
  expect(firstFaults({ check_in: '' })).toEqual({ check_in: 'Check-in date is required' })
})

test.each([
  ['   ', 'Emergency number is required'],
  ['90000000ab', 'Emergency number must be only digits'],
  ['+919000000', 'Emergency number must be only digits'],
  ['90000 0065', 'Emergency number must be only digits'],
  ['+1 415 555 2671', 'Emergency number must be only digits'],
  ['900000000', 'Emergency number must be of 10 digits'],
  ['9', 'Emergency number must be of 10 digits'],
  ['90000000655', 'Emergency number can be of 10 digits'],
])('the emergency number "%s" is refused: %s (Spec §5, §9)', (emergency_number, message) => {
  expect(firstFaults({ emergency_number })).toEqual({ emergency_number: message })
})

test.each(['9000000065', '0000000000', ' 9000000065 ', '९०००००००६५', '919000000065'])(
  '"%s" is a number (Spec §9)',
  (emergency_number) => {
    expect(firstFaults({ emergency_number })).toEqual({})
  },
)
