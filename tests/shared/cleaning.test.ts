import { expect, test } from 'vitest'
import { cleanCode, cleanEmail, cleanLines, cleanText } from '@/shared/lib/cleaning'

test.each([
  ['  Sample  Student\u200b ', 'Sample Student'],
  ['Sample\u00a0\u2003Student\u2069', 'Sample Student'],
  ['\ufeffSample\tStudent\u00ad', 'Sample Student'],
  ['Sam\u200dple \u200cStudent\u200d', 'Sample Student'],
  ['র\u200d্যাম', 'র\u200d্যাম'],
  ['র\u200b\u200d্যাম', 'র\u200d্যাম'],
  ['क्\u200dष \u200d', 'क्\u200dष'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['അവന്\u200d', 'അവന്\u200d'],
  ['Team 👩\u200d🎤 ❤️\u200d🔥', 'Team 👩\u200d🎤 ❤️\u200d🔥'],
  ['José O’Long', 'José O’Long'],
  ['\u200b \u2069', ''],
])('the name %j is cleaned to %j', (typed, clean) => {
  expect(cleanText(typed)).toBe(clean)
})

test('text of several lines keeps its lines', () => {
  expect(cleanLines(' one\u200b  two \r\n\r\n three \n')).toBe('one two\n\nthree')
})

test.each([
  [' KGP 7\u2069', 'KGP7'],
  ['MASK\u200b301\ufe0f', 'MASK301'],
])('the code %j is cleaned to %j', (typed, clean) => {
  expect(cleanCode(typed)).toBe(clean)
})

test('an email loses invisible characters, and keeps its case', () => {
  expect(cleanEmail(' Student\u200b@Festival. test\u2069')).toBe('Student@Festival.test')
})
