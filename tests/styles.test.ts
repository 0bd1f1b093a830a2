import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/* A style that nobody uses, or a class that no style names, is no error for TypeScript: a renaming may leave both. */

function filesIn(folder: string, ending: RegExp): { path: string; text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => ({ path: join(folder, name), text: readFileSync(join(folder, name), 'utf8') }))
}

/** A style sheet without comments and addresses, in which a dot means something else. */
const plain = (css: string) => css.replace(/\/\*[^]*?\*\/|url\([^)]*\)|'[^']*\.\w+'/g, '')
const every = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name))

const scripts = filesIn('src', /\.tsx?$/)
const sheets = filesIn('src', /\.css$/).map(({ path, text }) => ({ path, text: plain(text) }))

/** The scripts that import a style sheet, each with the name that it has there. */
function usersOf(sheet: string) {
  return scripts.flatMap(({ path, text }) =>
    [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(
      ([, name = '', from = '']) => {
        const file = from.startsWith('@/') ? join('src', from.slice(2)) : join(dirname(path), from)
        return file === sheet ? [{ path, name, text }] : []
      },
    ),
  )
}

test.each(sheets.filter(({ path }) => path.endsWith('.module.css')))(
  '$path has the classes that are used, and no others',
  ({ path, text }) => {
    const classes = every(text, /\.([a-z][\w-]*)(?=[\s,:{.[>+~)])/gi)
    const users = usersOf(path)
    const used = users.flatMap(({ text, name }) => [
      ...every(text, new RegExp(`\\b${name}\\.(\\w+)`, 'g')),
    ])
    expect(used.filter((name) => !classes.has(name))).toEqual([])
    // Some are chosen by a variable: then their name stands in the script all the same.
    const words = users.map((each) => each.text).join()
    expect([...classes].filter((name) => !new RegExp(`\\b${name}\\b`).test(words))).toEqual([])
  },
)

test('each data attribute that a style asks for is set somewhere, and so is its value', () => {
  const asked = sheets.flatMap(({ text }) => [
    ...text.matchAll(/\[(data-([\w-]+))(?:[~^|*$]?=['"]?([a-z][\w-]*))?/g),
  ])
  const setters = [...scripts, ...filesIn('public', /\.svg$/)].map(({ text }) => text)
  const text = [...setters, readFileSync('index.html', 'utf8')].join()
  const missing = asked.flatMap(([, name = '', end = '', value = '']) => {
    const inScript = end.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    const isSet = text.includes(name) || text.includes(`dataset.${inScript}`)
    return isSet && (!value || new RegExp(`\\b${value}\\b`).test(text)) ? [] : [`${name} ${value}`]
  })
  expect(missing).toEqual([])
})

test('each custom property that a style reads is set somewhere', () => {
  const text = [...scripts, ...sheets].map((each) => each.text).join()
  const read = every(text, /var\(\s*(--[\w-]+)\s*\)/g)
  const missing = [...read].filter((name) => !new RegExp(`${name}['"]?\\s*[:\\],]`).test(text))
  expect(missing).toEqual([])
})
