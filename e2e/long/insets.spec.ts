import { test } from '../fixtures'
import { expectClear, setInsets, SIDEWAYS } from '../insets'
import { show, type Screen } from '../screens'

/** One screen of each layout, and modals. */
const SCREENS: Screen[] = [
  ['/', 'visitor'],
  ['/schedule?day=2', 'student'],
  ['/accommodation-map', 'visitor'],
  ['/games/witch', 'visitor'],
  ['/events/subevents/Dance?event=1', 'visitor'],
  ['/gallery?picture=12', 'visitor'],
]

test('nothing to read or to press is within the insets of a phone held sideways', async ({
  page,
  open,
  leave,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await setInsets(page, SIDEWAYS)
  for (const screen of SCREENS) {
    await show(page, { open, leave }, screen)
    await expectClear(page, SIDEWAYS, screen[0])
  }
})
