import { execFileSync, spawnSync } from 'node:child_process'

/*
 * The tests of `npm run check`: those of what has changed since the last commit. An edition's content and theme are part of
 * every screen, but only these tests see them; all others see a made-up edition.
 */
const OF_EDITION = /^(src\/(content|theme)\/|public\/|\.env\.example$|[\w/]*\.md$)/

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
