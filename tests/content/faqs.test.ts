import { expect, test } from 'vitest'
import { stayPackage } from '@/content/accommodation'
import { edition } from '@/content/edition'
import { faqs } from '@/content/faqs'
import { delivery } from '@/content/merch'

const everything = faqs.map(({ answer }) => answer).join('\n')

test.each([
  ['the dates', edition.dates],
  ['the edition', edition.ordinal],
  ['the price of the package', stayPackage.price],
  ['its length', stayPackage.length],
  ['what delivery costs', `${delivery.perPiece} rupees`],
  ['when it is free', String(delivery.freeFrom)],
  ['when it comes', delivery.when.replace(/^about /, '')],
])('the answers give %s as the rest of the site does', (_what, fact) => {
  expect(everything).toContain(fact)
})

test('every question ends in a question mark and is asked once', () => {
  const questions = faqs.map(({ question }) => question)
  for (const question of questions) expect(question).toMatch(/\?$/)
  expect(new Set(questions).size).toBe(questions.length)
})
