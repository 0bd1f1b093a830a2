import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, SITES } from '../../tests/sites'

const FOLDER = '.shots/commit'

/** Builds the mock site of a commit, beside the working copy. Returns the folder of the site. */
export async function buildAt(commit: string): Promise<string> {
  removeCommit()
  run('git', ['worktree', 'add', '--detach', FOLDER, commit], '.')
  const lockOf = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8')
  if (lockOf(FOLDER) === lockOf('.'))
    symlinkSync(resolve('node_modules'), join(FOLDER, 'node_modules'), 'junction')
  else run('npm', ['ci'], FOLDER)
  await build('frozen', FOLDER)
  return join(FOLDER, SITES.frozen)
}

export function removeCommit() {
  if (existsSync(FOLDER)) run('git', ['worktree', 'remove', '--force', FOLDER], '.')
}

function run(command: string, args: string[], cwd: string) {
  const isWindows = process.platform === 'win32'
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit', shell: isWindows })
  if (status !== 0) throw new Error(`\`${command} ${args.join(' ')}\` failed`)
}
