import { chromium, type Browser } from '@playwright/test'
import { chromiumPath, launchArguments } from './find'

/** For scripts; the tests' is configured in playwright.config.ts. */
export function launchChromium(more: string[] = []): Promise<Browser> {
  const executablePath = chromiumPath()
  return chromium.launch({
    args: [...launchArguments(), ...more],
    ...(executablePath && { executablePath }),
  })
}
