import { testWithSharedPage as test } from '../fixtures'
import { show, type Screen } from '../screens'
import { expectNothingLost, setText, textSettings } from '../textSettings'

/** The screens with the largest titles, the longest words and the narrowest columns. */
const SCREENS: Screen[] = [
  ['/', 'student'],
  ['/accommodation', 'visitor'],
  ['/dashboard', 'student'],
  ['/contingent', 'contingent-leader'],
]

test(
  'with a reader’s own text size or spacing, a phone shows all of a screen and of its dock',
  { tag: '@phone-only' },
  async ({ page, open, leave }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 844 })
    for (const screen of SCREENS) {
      await show(page, { open, leave }, screen)
      for (const [setting, style] of Object.entries(textSettings)) {
        await setText(page, style)
        await expectNothingLost(page, `${screen[0]} with ${setting}`)
      }
    }
  },
)
