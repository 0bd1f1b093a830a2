import { execFileSync, spawnSync } from 'node:child_process'

/*
 * Runs the tests of `npm run check`: the tests of the files that changed since the last commit. Every screen imports an
 * edition's content and theme, but only these projects test this year's. All other tests use a made-up edition.
 */
const OF_EDITION = /^(src\/(content|theme)\/|tests\/content\/|public\/|\.env\.example$|[\w/]*\.md$)/

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' })
const changed = [
  ...git('diff', 'HEAD', '--name-only', '--no-renames').split('\n'),
  ...git('ls-files', '--others', '--exclude-standard').split('\n'),
].filter(Boolean)

const isEdition = changed.length > 0 && changed.every((file) => OF_EDITION.test(file))
const tests = isEdition ? '--project content --project build' : '--changed'
const { status } = spawnSync(`vitest run --config tests/vitest.config.ts ${tests}`, {
  shell: true,
  stdio: 'inherit',
})
process.exitCode = status ?? 1
