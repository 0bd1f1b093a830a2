import { expect, test } from 'vitest'
import { faqs } from '@/content/faqs'

const answers = Object.fromEntries(faqs.map(({ id, answer }) => [id, answer]))

test.each([
  ['password', /6 digits.*5 minutes.*at least 8 characters/],
  ['package', /3 days and 4 nights for 2389 INR per head.*3 pronite passes/],
  ['merch', /control tent.*60 rupees per piece.*2449 rupees.*1 month after the fest/],
  ['when', /24–26 January 2025.*IIT Kharagpur.*65th edition/],
])('the answer about %s keeps to the facts', (id, facts) => {
  expect(answers[id]).toMatch(facts)
})

test('every question ends in a question mark and is asked once', () => {
  const questions = faqs.map(({ question }) => question)
  for (const question of questions) expect(question).toMatch(/\?$/)
  expect(new Set(questions).size).toBe(questions.length)
})
