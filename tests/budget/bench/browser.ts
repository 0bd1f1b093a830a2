import { chromium } from '@playwright/test'
import { chromiumPath, launchArguments } from '../../../e2e/chromium/find'
import { freePort } from '../../../e2e/freePort'

/** The Chromium of the end-to-end tests, with a port for Lighthouse and no network. Logs a message if there is none. */
export async function openBrowser() {
  const executablePath = chromiumPath()
  if (!executablePath) {
    console.error(
      'The bench needs a Chromium and found none. Install Chromium or Google Chrome, or set CHROMIUM_PATH to its program file; `npm run e2e` can fetch one.',
    )
    process.exitCode = 1
    return null
  }
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...launchArguments(),
      `--remote-debugging-port=${port}`,
      '--ignore-certificate-errors',
      // Only local addresses resolve.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  })
  return { browser, port, close: () => browser.close() }
}
