import { expect, isLoaded, listen, testWithSharedPage, overflowOf } from '../fixtures'

const EVIL = /data-evil|LLLL|right to left|javascript:alert/

/** The screens that show user input, and their modals. */
const SCREENS = [
  '/dashboard?open=profile',
  '/dashboard?open=events',
  '/dashboard?open=issue',
  '/contingent',
  '/contingent?open=leave',
  '/contingent?open=add',
  '/events?q=window',
  '/events/subevents/Dance?event=1',
  '/events/subevents/Dance?event=1-register',
  '/events/subevents/javascript%3Aalert(1)',
  '/leaderboard/witch',
  '/schedule',
]

/** Everything in the page that injected markup, scripts or addresses could have created. */
function findInjected() {
  // Pictures run nothing, and small ones of the site's own are `data:`.
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

for (const path of SCREENS) {
  testWithSharedPage(
    `${path} renders hostile text as text, without overflow`,
    async ({ page, open }) => {
      const messages = listen(page)
      page.on('dialog', (dialog) => {
        messages.push(`dialog: ${dialog.message()}`)
        void dialog.dismiss()
      })
      await open(path, 'hostile-data')
      await isLoaded(page)
      if (path !== '/schedule')
        await expect(page.locator('body')).toContainText(EVIL, { useInnerText: true })
      await page.setViewportSize({ width: 320, height: 800 })
      const evil = await page.evaluate(findInjected)
      expect(evil).toEqual({ elements: [], addresses: [], hasRun: false, tooWide: [] })
      await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0)
      expect(messages.filter((message) => /^(error|uncaught|dialog)/.test(message))).toEqual([])
    },
  )
}
