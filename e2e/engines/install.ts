import { isRootOnDebian, run } from '../install'
import { ENGINES, findEngine, type EngineName } from './find'

const DEBIAN = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] }

/** Finds Firefox and WebKit for `npm run test:engines`: Debian's packages if it may install them, else Playwright's. */
function main() {
  if (missing().length > 0 && isRootOnDebian()) installPackages()
  if (missing().length > 0) download()
  for (const name of missing()) {
    const packages = DEBIAN[name].join(' ')
    console.error(
      `There is no ${name}, so nothing is tested in it. \`npx playwright install --with-deps ${name}\` fetches it; on Debian, \`apt-get install ${packages}\` does.`,
    )
  }
  // A person can read the message and decide. Without a reader, a green result would be false.
  const isRead = process.stdout.isTTY && !process.env.CI
  if (missing().length > 0 && !isRead) process.exit(1)
}

function installPackages() {
  console.log("Installing Debian's Firefox and WebKit …")
  run('apt-get', ['update'])
  for (const name of missing()) run('apt-get', ['install', '-y', ...DEBIAN[name]])
}

function download() {
  console.log("Fetching Playwright's Firefox and WebKit …")
  // On a laptop, its owner decides about system libraries.
  const libraries = process.env.CI ? ['--with-deps'] : []
  run('npx', ['playwright', 'install', ...libraries, ...missing()])
}

function missing(): EngineName[] {
  return ENGINES.filter((name) => !findEngine(name))
}

main()
