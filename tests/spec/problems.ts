import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { partsOf, type Line, type Section } from './section'
import { isNamed, testsOf, type NamedTest } from './testNames'

/** Everything that is wrong with the list, in words that say where to mend it. */
export function problemsOf(sections: Section[]): string[] {
  const seen = new Set<string>()
  return sections.flatMap(({ file, title, lines }) =>
    lines.flatMap((line) => {
      const found = [...faultsOf(line), ...(seen.has(line.text) ? ['stands there twice'] : [])]
      seen.add(line.text)
      return found.map((fault) => `${title}: "${line.text}" ${fault}\n  Mend it in ${file}.`)
    }),
  )
}

function faultsOf({ text, shownBy }: Line): string[] {
  if (shownBy.filter(Boolean).length === 0)
    return ['has no test. Name one that fails when the line is broken, or write it.']
  const faults = shownBy.map(faultOf).filter((fault) => fault !== undefined)
  return faults.length > 0 ? faults : missingWords(text, shownBy)
}

function faultOf(test: string): string | undefined {
  const { file, name } = partsOf(test)
  if (!existsSync(file)) return `names the file ${file}, which does not exist.`
  const all = testsOf(file)
  const found = all.filter((each) => isNamed(name, each, () => withHelpers(file)))
  if (found.length === 0)
    return `names a test that is not in ${file}:\n  "${name}"\n  Nearest there: "${nearest(name, all)}"`
  if (found.some(({ skipped }) => skipped)) return `names a test that is skipped: ${test}`
  return undefined
}

/** Words in curly quotes are words of the site: they have to stand in a file that shows the line, or in its helpers. */
function missingWords(text: string, shownBy: string[]): string[] {
  const quoted = [...text.matchAll(/“([^”]+)”/g)].map(([, words = '']) => words)
  if (quoted.length === 0) return []
  const sources = [...new Set(shownBy.map((test) => partsOf(test).file))]
    .map(withHelpers)
    .join('\n')
  return quoted
    .filter((words) => !plain(sources).includes(plain(words)))
    .map((words) => `quotes "${words}", which none of its tests says.`)
}

const helpers = new Map<string, string>()

/** A test file, and the helpers of its folder; `tests` and `e2e` themselves hold too many. */
function withHelpers(file: string): string {
  const known = helpers.get(file)
  if (known !== undefined) return known
  const folder = dirname(file)
  const beside = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|spec)\./.test(name))
    .map((name) => join(folder, name))
  const text = [file, ...(['e2e', 'tests'].includes(folder) ? [] : beside)]
    .map((each) => readFileSync(each, 'utf8'))
    .join('\n')
  helpers.set(file, text)
  return text
}

function plain(text: string): string {
  return text.replaceAll("\\'", "'").replaceAll('’', "'").replace(/\s+/g, ' ')
}

function nearest(name: string, all: NamedTest[]): string {
  const words = (text: string) => new Set(text.toLowerCase().split(/\W+/))
  const wanted = words(name)
  const score = ({ name: other }: NamedTest) =>
    [...words(other)].filter((word) => wanted.has(word)).length
  return all.toSorted((one, other) => score(other) - score(one))[0]?.name ?? ''
}
