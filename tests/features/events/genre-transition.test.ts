import { expect, test } from 'vitest'
import { genreTransition } from '@/features/events/findGenre'

test('two genres of equal length in Devanagari have different transition names, of letters that CSS allows', () => {
  const names = ['नृत्य', 'गायन', 'नाटक', 'Film Fest', 'Film-Fest'].map(genreTransition)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[\w-]+$/)
})
