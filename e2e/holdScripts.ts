import type { Page } from '@playwright/test'

/** Holds back the site's script, like a slow network, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let releaseScripts = () => {}
  const gate = new Promise<void>((resolve) => (releaseScripts = resolve))
  // On the context: the mock server's service worker requests files, too.
  await page.context().route('**/assets/site-*.js', async (route) => {
    await gate
    await route.continue()
  })
  return releaseScripts
}
