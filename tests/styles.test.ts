import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/* A name that a style sheet has and no script, or the reverse, is no error for TypeScript: a renaming may leave some. */

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => ({ path: join(folder, name), text: readFileSync(join(folder, name), 'utf8') }))
const every = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '', more = '']) => ({ name, more }))
const textOf = (files: { text: string }[]) => files.map(({ text }) => text).join()

const scripts = filesIn('src', /\.tsx?$/)
const sheets = filesIn('src', /\.css$/)
const all = textOf([...scripts, ...sheets])

test('each class that a script uses is in its style sheet, and each class there is used', () => {
  const wrong = sheets.flatMap((sheet) => {
    // In comments and addresses a dot means something else.
    const css = sheet.text.replace(/\/\*[^]*?\*\/|url\([^)]*\)|'[^']*\.\w+'/g, '')
    const classes = every(css, /\.([a-z][\w-]*)(?=[\s,:{.[>+~)])/gi)
    const users = scripts.flatMap(({ path, text }) =>
      every(text, /import (\w+) from '([^']+\.module\.css)'/g)
        .map(({ name, more }) => ({ name, text, from: more.replace(/^\./, `${dirname(path)}/.`) }))
        .filter(({ from }) => join(from.replace(/^@/, 'src')) === sheet.path),
    )
    const used = users.flatMap(({ name, text }) => every(text, RegExp(`\\b${name}\\.(\\w+)`, 'g')))
    const unknown = used.filter(({ name }) => !classes.some((candidate) => candidate.name === name))
    // Some are chosen by a variable: the script still contains their name.
    const unused = classes.filter(({ name }) => !RegExp(`\\b${name}\\b`).test(textOf(users)))
    const isModule = sheet.path.endsWith('.module.css')
    return isModule ? [...unknown, ...unused].map(({ name }) => `${sheet.path}: ${name}`) : []
  })
  expect(wrong).toEqual([])
})

test('each data attribute, value and custom property that a style uses is set somewhere', () => {
  const code =
    textOf([...scripts, ...filesIn('public', /\.svg$/)]) + readFileSync('index.html', 'utf8')
  const selected = every(all, /\[(data-[\w-]+)(?:[~^|*$]?=['"]?([a-z][\w-]*))?/g)
  const inScript = (name: string) =>
    name.slice(5).replace(/-(\w)/g, (_, end: string) => end.toUpperCase())
  const isSet = ({ name, more }: { name: string; more: string }) =>
    (code.includes(name) || code.includes(`dataset.${inScript(name)}`)) &&
    (!more || RegExp(`\\b${more}\\b`).test(code))
  const read = every(all, /var\(\s*(--[\w-]+)\s*\)/g)
  const unset = read.filter(({ name }) => !RegExp(`${name}['"]?\\s*[:\\],]`).test(all))
  expect([...selected.filter((attribute) => !isSet(attribute)), ...unset]).toEqual([])
})

/** Named in `shared/styles/tokens.css`, but for the last: there the dashboard's Back fits beside the links. */
const SIZES = [320, 360, 430, 560, 600, 640, 960, 1181, 1440]

test('the phone’s menu has its own breakpoints (405, 425, 720, 750 px), others are shared (Spec §9)', () => {
  const sizesIn = (isMenu: boolean) => {
    const files = [...scripts, ...sheets].filter(
      ({ path }) => path.includes(join('nav', 'orb')) === isMenu,
    )
    const queries = every(textOf(files), /((?:@media|useMediaQuery\(')[^{']*)/g)
    const sizes = queries.flatMap(({ name }) => every(name, /([\d.]+)(px|r?em)\b/g))
    return sizes.map(({ name, more }) => Number(name) * (more === 'px' ? 1 : 16))
  }
  expect(sizesIn(true)).toEqual(expect.arrayContaining([405, 425, 720, 750]))
  expect(SIZES).toEqual(expect.arrayContaining(sizesIn(false)))
})
