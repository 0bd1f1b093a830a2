import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { precachedFiles, fileOf } from '../../src/build/finish/precachedFiles'

/*
 * `npm run test:long` runs this on the production build in `dist`: it builds once more with a word of one screen changed, and prints what
 * a visitor who has the first build has to fetch again. Fails when more than that screen's script is named anew.
 */
const OUT = 'dist'
/** The screen's own script, which has the word. */
const MAX_RENAMED = 1
const MAX_KB = 160

const next = mkdtempSync(join(tmpdir(), 'deploy-'))
try {
  const script = 'tests/budget/deploy/changedBuild.ts'
  execFileSync(process.execPath, ['--import', 'tsx', script, next], { stdio: 'inherit' })
  compare()
} finally {
  rmSync(next, { recursive: true })
}

function compare() {
  const before = new Map(filesOf(OUT))
  const changed = filesOf(next).filter(([name, hash]) => before.get(name) !== hash)
  const names = changed.map(([name]) => name)
  const renamed = names.filter((name) => name.startsWith('assets/'))
  const documents = names.filter((name) => name.endsWith('.html'))
  const old = new Set(keysOf(OUT).map(({ key }) => key))
  const again = keysOf(next).filter(({ key }) => !old.has(key))
  const worker = sentSize(join(next, 'sw.js'))
  console.log(`Scripts and styles: ${list(renamed.map((name) => join(next, name)))}`)
  console.log(`Documents: ${list(documents.map((name) => join(next, name)))}`)
  console.log(`Kept for offline, fetched again: ${list(again.map(({ file }) => file))}`)
  console.log(`The worker: ${worker.toFixed(1)} KB`)
  const sum = again.reduce((all, { file }) => all + sentSize(file), worker)
  const isOver = renamed.length > MAX_RENAMED || sum > MAX_KB
  console.log(`${isOver ? 'OVER' : 'ok  '} ${sum.toFixed(1)} of ${MAX_KB} KB for one changed word`)
  process.exitCode = isOver ? 1 : 0
}

function keysOf(out: string) {
  const { pass, rest } = precachedFiles(out)
  return [...pass, ...rest].map(({ url, revision = '' }) => ({
    key: `${url} ${revision}`,
    file: fileOf(out, url),
  }))
}

function list(files: string[]): string {
  const sum = files.reduce((all, file) => all + sentSize(file), 0)
  const few = files.length > 12 ? [] : files.map((file) => file.slice(file.lastIndexOf('/') + 1))
  return `${files.length}, ${sum.toFixed(1)} KB in gzip${few.length > 0 ? ` (${few.join(', ')})` : ''}`
}

/** In KB, as a server sends it. */
function sentSize(file: string): number {
  const size = file.endsWith('.woff2')
    ? statSync(file).size
    : gzipSync(readFileSync(file), { level: 9 }).length
  return size / 1000
}

/** The files that a browser may ask for, with what is in them. */
function filesOf(out: string): [name: string, hash: string][] {
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(html|js|css|svg|woff2)$/.test(name) && name !== 'sw.js')
    .map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(out, name)))
        .digest('hex'),
    ])
}
