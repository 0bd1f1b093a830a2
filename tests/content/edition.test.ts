import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { edition } from '@/content/edition'

const DAY = /^\d{4}-\d{2}-\d{2}$/

test('the days of the festival lie within those of a stay', () => {
  const { firstDay, lastDay, stay } = edition
  const days = [stay.first, firstDay, lastDay, stay.last]
  for (const day of days) expect(day).toMatch(DAY)
  expect(days).toEqual(days.toSorted())
})

test('the dates in words are those of the days', () => {
  const [year = '', , first] = edition.firstDay.split('-')
  const last = edition.lastDay.split('-')[2]
  for (const part of [Number(first), Number(last), year])
    expect(edition.dates).toContain(String(part))
  expect(edition.ordinal).toContain(String(edition.number))
})

test('the years of passing go up, from the year of the festival', () => {
  const years = edition.yearsOfPassing
  expect(years[0]).toBe(Number(edition.firstDay.slice(0, 4)))
  expect(years).toEqual(years.map((_, index) => (years[0] ?? 0) + index))
})

test('the colour of the page is that of the theme', () => {
  const theme = readFileSync('src/content/theme.css', 'utf8')
  const [, name] = /--color-page: var\((--[\w-]+)\)/.exec(theme) ?? []
  expect(theme).toContain(`${name}: ${edition.pageColor};`)
})
