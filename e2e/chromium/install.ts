import { spawnSync } from 'node:child_process'
import { isRootOnDebian, run } from '../install'
import { chromiumPath, testChromiumPath } from './find'

/** Finds a whole Chromium for the tests: the system's, else Playwright's, else Debian's package. */
function main() {
  if (has()) return
  console.log('No whole Chromium found; fetching the one of Playwright …')
  run('npx', ['playwright', 'install', 'chromium'])
  if (has()) return
  if (isRootOnDebian()) {
    console.log("Playwright's download did not work; installing Debian's package …")
    run('apt-get', ['update'])
    // One by one, because a relative of Debian may have only the first.
    for (const name of ['chromium', 'chromium-headless-shell'])
      run('apt-get', ['install', '-y', name])
    if (has()) return
  }
  console.error(
    [
      'The end-to-end tests need a whole Chromium, and none could be found or installed. Any one of these helps:',
      '  - install Chromium or Google Chrome so that `chromium` or `google-chrome` is on the PATH;',
      '  - run `npx playwright install --with-deps chromium` on a network that reaches its download host;',
      '  - set CHROMIUM_PATH to the program file of a Chromium that you have.',
    ].join('\n'),
  )
  process.exit(1)
}

/** Most tests use a headless shell. Some need a whole Chromium. */
function has(): boolean {
  const areThere = works(testChromiumPath()) && works(chromiumPath())
  if (areThere) console.log(`End-to-end tests use ${testChromiumPath()}`)
  return areThere
}

function works(path: string | undefined): boolean {
  if (path === undefined) return false
  // `--version` also checks the libraries. On Windows it would open a window.
  return process.platform === 'win32' || spawnSync(path, ['--version', '--no-sandbox']).status === 0
}

main()
