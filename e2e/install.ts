import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/* For the scripts that install browsers. */

export function isRootOnDebian(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

export function run(command: string, args: string[]) {
  spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
}
