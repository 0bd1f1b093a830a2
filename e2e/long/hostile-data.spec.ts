import { expect, go, isLoaded, listen, overflowOf, test } from '../fixtures'

const EVIL = /data-evil|LLLL|right to left|javascript:alert/

/** The screens that show texts of users and organisers, and their modals. */
const SCREENS: [path: string, modal?: string][] = [
  ['/dashboard?open=profile', 'Profile'],
  ['/dashboard?open=events', 'Registered Events'],
  ['/dashboard?open=issue', 'Report Issue'],
  ['/contingent'],
  ['/contingent?open=add', 'Add Members'],
  ['/events?q=window'],
  ['/events/subevents/Dance?event=1'],
  ['/events/subevents/Dance?event=1-register'],
  ['/events/subevents/javascript%3Aalert(1)'],
  ['/leaderboard/witch'],
  ['/schedule'],
]

/** Finds all elements, scripts and addresses that injected markup could have created. */
function findInjected() {
  // Pictures run no scripts, and the site has small pictures as `data:`.
  const places = ':is([href], [src], [action], [data], [srcdoc]):not(img)'
  const addresses = [...document.querySelectorAll(places)]
    .flatMap((element) =>
      ['href', 'src', 'action', 'data', 'srcdoc'].map((name) => element.getAttribute(name) ?? ''),
    )
    .filter((address) => /^\s*(javascript|data|vbscript):/i.test(address))
  const modals = [...document.querySelectorAll('[role$=dialog], [role$=dialog] *')]
  return {
    elements: [...document.querySelectorAll('[data-evil]')].map(({ outerHTML }) => outerHTML),
    addresses,
    hasRun: 'evil' in window,
    tooWide: modals
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .filter((element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX))
      .map(({ className }) => String(className)),
  }
}

test('every screen renders hostile text as text, without overflow', async ({ page, open }) => {
  const messages = listen(page)
  page.on('dialog', (dialog) => {
    messages.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  await page.setViewportSize({ width: 320, height: 800 })
  for (const [path, modal] of SCREENS) {
    const isHere = new URL(page.url()).pathname === path.split('?')[0]
    if (isHere && modal) await go(page, path)
    else await open(path, 'hostile-data')
    if (modal) await expect(page.getByRole('dialog', { name: modal })).toBeVisible()
    await isLoaded(page)
    const now = expect.configure({ message: path })
    if (path !== '/schedule')
      await now(page.locator('body')).toContainText(EVIL, { useInnerText: true })
    const evil = await page.evaluate(findInjected)
    now(evil).toEqual({ elements: [], addresses: [], hasRun: false, tooWide: [] })
    await now.poll(() => overflowOf(page)).toBeLessThanOrEqual(0)
    now(messages.filter((message) => /^(error|uncaught|dialog)/.test(message))).toEqual([])
  }
})
