import { test } from '../fixtures'
import { nameOf, screens, show } from '../screens'
import { expectNothingLost, setText, textSettings } from '../textSettings'

/** The hardest of the settings in the narrowest window; e2e/text-settings.spec.ts has the others. */
for (const screen of screens)
  test(
    `with text alone at 200 %, nothing is lost at 320 px on ${nameOf(screen)}`,
    { tag: '@phone-only' },
    async ({ page, open, leave }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await setText(page, textSettings['text alone at 200 %'])
      await page.setViewportSize({ width: 320, height: 640 })
      await show(page, { open, leave }, screen)
      await expectNothingLost(page, screen[0])
    },
  )
