import { chromium, type Browser } from '@playwright/test'
import { chromiumPath, launchArguments } from './find'

/** For scripts. playwright.config.ts configures the browser of the tests. */
export function launchChromium(more: string[] = []): Promise<Browser> {
  const executablePath = chromiumPath()
  return chromium.launch({
    args: [...launchArguments(), ...more],
    ...(executablePath && { executablePath }),
  })
}
