import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Edition } from '../editions/aliasOf'
import * as frozen from '../editions/frozen/content'
import * as second from '../editions/second/content'
import { campusSign } from '../editions/second/theme/drawings'

const modules = import.meta.glob<object>('../editions/*/**/*.ts', { eager: true })
const contents = { frozen, second }

/** Every file of `public` that the edition names. */
function filesOf(edition: Edition): string[] {
  const { heroes, sideDrawing, scenes, drawingOf } = contents[edition]
  const composed = [
    ...heroes.map(sideDrawing),
    ...scenes.map((_, index) => drawingOf(index + 1)),
    ...(edition === 'second' ? [campusSign('plate')] : []),
  ]
  const own = Object.entries(modules).filter(([file]) => file.includes(`/${edition}/`))
  const named = own.flatMap(([, module]) => textsIn({ ...module }))
  return [...new Set([...named, ...composed])]
    .filter((text) => /^\/(art|film)\//.test(text))
    .map((file) => file.replace(/#.*/, ''))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : []
}

test.each(['frozen', 'second'] as const)(
  'the %s edition has every file that it names',
  (edition) => {
    const folder = join('tests/editions', edition, 'public')
    const named = filesOf(edition)
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((file) => !existsSync(join(folder, file)))).toEqual([])
  },
)

test('no drawing of the frozen edition has a name that a drawing of the site could have', () => {
  expect(readdirSync('tests/editions/frozen/public/art')).toEqual(['made-up'])
})
