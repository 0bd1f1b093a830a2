import { test } from './fixtures'
import { show, type Screen } from './screens'
import { expectNothingLost, setText, textSettings } from './textSettings'

/** Those with the largest titles, the longest words and the narrowest columns. */
const SCREENS: Screen[] = [
  ['/', 'student'],
  ['/accommodation', 'visitor'],
  ['/dashboard', 'student'],
  ['/contingent', 'contingent-leader'],
]

for (const [setting, style] of Object.entries(textSettings))
  test(
    `with ${setting}, a phone shows all of a screen and of its dock`,
    { tag: '@phone-only' },
    async ({ page, open, leave }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await setText(page, style)
      for (const screen of SCREENS) {
        await show(page, { open, leave }, screen)
        await expectNothingLost(page, screen[0])
      }
    },
  )
