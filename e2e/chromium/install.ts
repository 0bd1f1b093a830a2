import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { testChromiumPath } from './find'

/** Finds a Chromium for the tests: the system's, else Playwright's, else Debian's package. */
function main() {
  if (has()) return
  console.log('No Chromium found; fetching the one of Playwright …')
  run('npx', ['playwright', 'install', 'chromium'])
  if (has()) return
  if (isRootOnDebian()) {
    console.log("Playwright's download did not work; installing Debian's package …")
    run('apt-get', ['update'])
    run('apt-get', ['install', '-y', 'chromium'])
    if (has()) return
  }
  console.error(
    [
      'The end-to-end tests need a Chromium, and none could be found or installed. Any one of these helps:',
      '  - install Chromium or Google Chrome so that `chromium` or `google-chrome` is on the PATH;',
      '  - run `npx playwright install --with-deps chromium` on a network that reaches its download host;',
      '  - set CHROMIUM_PATH to the program file of a Chromium that you have.',
    ].join('\n'),
  )
  process.exit(1)
}

function has(): boolean {
  const path = testChromiumPath()
  // `--version` also checks its libraries. On Windows it would open a window.
  const works =
    path !== undefined &&
    (process.platform === 'win32' || spawnSync(path, ['--version', '--no-sandbox']).status === 0)
  if (works) console.log(`End-to-end tests use ${path}`)
  return works
}

function isRootOnDebian() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

function run(command: string, args: string[]) {
  spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
}

main()
