import { mkdirSync, writeFileSync } from 'node:fs'
import { isModal, LEAVE, nameOf, screens, type Screen } from '../screens'
import { findFaults, findLostFocus, isStill, readWords } from './checks'
import { expect, press, test } from './fixtures'
import { coloursOfModal, distances } from './painted'
import { runIn, type Size, type Tab } from './tab'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }
/** Of 255. Engines smooth edges in different ways, but the colour of a missing rim is much further away. */
const SAME_COLOUR = 45
/** With `PICTURES=yes`, the test saves a picture of every screen in every engine here. */
const PICTURES = '.shots/engines'

/** A failure in one engine does not skip the others. */
const softly = expect.configure({ soft: true })

for (const screen of screens)
  test(`${nameOf(screen)} works in each engine, and reads the same`, async ({ tabs, inEach }) => {
    const [path] = screen
    const { tab: chromium } = tabs[0]
    // A modal that exists at one width only does not open when the window is resized to that width.
    const isResized = isModal(path, PHONE.width) === isModal(path, DESKTOP.width)
    for (const size of [PHONE, DESKTOP]) {
      const hasModal = isModal(path, size.width)
      await inEach(async (tab, site, engine) => {
        await tab.resize(size)
        if (size === PHONE || !isResized) await show(tab, screen, size, site)
        await becomesStill(tab, size)
        if (process.env.PICTURES)
          await keepPicture(tab, `${nameOf(screen)}_${size.width}_${engine}`)
        const where = `${engine}, ${size.width} px`
        await softly.poll(() => runIn(tab, findFaults, hasModal), where).toEqual([])
      })
      await inEach(async (tab, _site, engine) => {
        if (tab === chromium) return
        const where = `${engine} as Chromium, ${size.width} px`
        await softly(async () => {
          expect(await wordsOf(tab), where).toEqual(await wordsOf(chromium))
          const findDifferences = async () =>
            distances(await coloursOfModal(tab), await coloursOfModal(chromium)).filter(
              ({ distance }) => !(distance < SAME_COLOUR),
            )
          if (!hasModal || (await findDifferences()).length === 0) return
          // WebKitGTK may show an old layer until something makes it paint.
          await tab.resize({ ...size, height: size.height - 1 })
          await tab.resize(size)
          expect(await findDifferences(), where).toEqual([])
        }).toPass({ timeout: 30_000 })
      })
    }
    if (!isModal(path, DESKTOP.width)) return
    await inEach(async (tab, _site, engine) => {
      await tab.key('Escape')
      await softly.poll(() => runIn(tab, findLostFocus, null), `${engine}, closed`).toEqual([])
    })
  })

async function show(tab: Tab, [path, scenario, left]: Screen, size: Size, site: string) {
  const join = path.includes('?') ? '&' : '?'
  await tab.goto(`${site}${path}${join}panel=off&scenario=${scenario}`)
  if (left) {
    await becomesStill(tab, size)
    await runIn(tab, store, left)
    await tab.goto(site + path)
  }
  if (path.includes('open=leave')) await press(tab, LEAVE.source)
}

function becomesStill(tab: Tab, { width }: Size) {
  return expect.poll(() => runIn(tab, isStill, width)).toBe(true)
}

const wordsOf = (tab: Tab) => runIn(tab, readWords, null)

async function keepPicture(tab: Tab, name: string) {
  mkdirSync(PICTURES, { recursive: true })
  writeFileSync(`${PICTURES}/${name.replaceAll(/[^\w-]+/g, '-')}.png`, await tab.picture())
}

/** Runs in the page. */
function store(left: Record<string, unknown>) {
  for (const [key, value] of Object.entries(left)) localStorage.setItem(key, JSON.stringify(value))
}
