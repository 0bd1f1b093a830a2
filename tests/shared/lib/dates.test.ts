import { expect, test } from 'vitest'
import { dayIn } from '@/shared/lib/dates'

test.each([
  ['2025-01-23T18:29:59Z', '2025-01-23'],
  ['2025-01-23T18:30:00Z', '2025-01-24'],
  ['2024-12-31T18:30:00Z', '2025-01-01'],
  ['2024-02-28T20:00:00Z', '2024-02-29'],
])('at %s it is %s in India', (moment, day) => {
  expect(dayIn('Asia/Kolkata', new Date(moment))).toBe(day)
})
