import { expect, test } from 'vitest'
import { states } from '@/content/states'

/** Districts per state as of 1 November 2025. A change here should be a change in the gazette. */
const COUNTS = {
  'Andaman and Nicobar Islands': 3,
  'Andhra Pradesh': 26,
  'Arunachal Pradesh': 28,
  Assam: 35,
  Bihar: 38,
  Chandigarh: 1,
  Chhattisgarh: 33,
  'Dadra and Nagar Haveli and Daman and Diu': 3,
  Delhi: 11,
  Goa: 2,
  Gujarat: 34,
  Haryana: 22,
  'Himachal Pradesh': 12,
  'Jammu and Kashmir': 20,
  Jharkhand: 24,
  Karnataka: 31,
  Kerala: 14,
  Ladakh: 2,
  Lakshadweep: 1,
  'Madhya Pradesh': 55,
  Maharashtra: 36,
  Manipur: 16,
  Meghalaya: 12,
  Mizoram: 11,
  Nagaland: 17,
  Odisha: 30,
  Puducherry: 4,
  Punjab: 23,
  Rajasthan: 41,
  Sikkim: 6,
  'Tamil Nadu': 38,
  Telangana: 33,
  Tripura: 8,
  'Uttar Pradesh': 75,
  Uttarakhand: 13,
  'West Bengal': 23,
}

const sorted = (names: string[]) => names.toSorted((a, b) => a.localeCompare(b, 'en'))

test('a student finds all 28 states and 8 union territories, once each and in order', () => {
  const names = states.map(({ name }) => name)
  expect(names).toHaveLength(36)
  expect(new Set(names).size).toBe(36)
  expect(names).toEqual(sorted(names))
})

test('every state offers the number of districts that it has', () => {
  const counts = states.map(({ name, districts }) => [name, districts.length])
  expect(Object.fromEntries(counts)).toEqual(COUNTS)
})

test.each(states)('the districts of $name are in order and without repetition', ({ districts }) => {
  expect(districts).toEqual(sorted(districts))
  expect(new Set(districts).size).toBe(districts.length)
})

test('no name is empty or carries stray spaces, commas or signs', () => {
  const names = states.flatMap(({ name, districts }) => [name, ...districts])
  for (const name of names) expect(name).toMatch(/^\w[\w.-]*( \w[\w.-]*)*$/)
})

test('renamed, merged and abolished districts are up to date', () => {
  const of = (state: string) => states.find(({ name }) => name === state)?.districts
  expect(of('Uttar Pradesh')).toEqual(expect.arrayContaining(['Prayagraj', 'Ayodhya']))
  expect(of('Maharashtra')).toEqual(
    expect.arrayContaining(['Ahilyanagar', 'Chhatrapati Sambhajinagar', 'Dharashiv']),
  )
  expect(of('Karnataka')).toContain('Bengaluru South')
  expect(of('Assam')).toContain('Sribhumi')
  expect(of('Gujarat')).toContain('Vav-Tharad')
  expect(of('Nagaland')).toContain('Meluri')
  expect(of('Rajasthan')).toContain('Phalodi')
  expect(of('Rajasthan')).not.toContain('Anupgarh')
  expect(of('West Bengal')).toContain('Paschim Medinipur')
})
