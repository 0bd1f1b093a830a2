import { actsOf } from './evening/acts'
import { begin, check, pick, type Evening } from './evening/evening'
import { EVENING_SEEDS, EVENING_STEPS } from './evening/seeds'
import { expect, listen, test } from './fixtures'
import { go, heap, LEFT_OVER } from './heap'

const asked = process.env.EVENING_SEEDS?.split(',').map(Number)

/** Signed out, on a small page, with no toast left. */
async function rest(evening: Evening) {
  const { page } = evening
  if (evening.isSignedIn) await actsOf(evening).at(-1)?.(evening)
  await go(page, '/faqs')
  await page.clock.runFor('00:30')
}

for (const seed of asked ?? EVENING_SEEDS) {
  test(`an hour on the site, evening ${seed}`, async ({ page, open }) => {
    test.setTimeout(240_000)
    const said = listen(page)
    await page.clock.install({ time: new Date('2025-01-25T18:00:00+05:30') })
    await open('/faqs')
    const evening = begin(page, seed)
    // Everything once, so that all is loaded.
    for (const act of new Set(actsOf(evening))) await act(evening)
    for (const act of new Set(actsOf(evening))) await act(evening)
    await rest(evening)
    const before = await heap(page)

    for (let step = 1; step <= EVENING_STEPS; step += 1) {
      const act = pick(evening, actsOf(evening))
      await test.step(act.name, () => act(evening))
      await check(evening, `step ${step}, ${act.name}`)
      await page.clock.fastForward('02:00')
    }

    await rest(evening)
    expect((await heap(page)) - before).toBeLessThan(LEFT_OVER)
    // The browser itself says which answers failed; the mock server was told to.
    const errors = said.filter((each) => /^(error|uncaught)/.test(each))
    expect(errors.filter((each) => !each.includes('Failed to load resource'))).toEqual([])
  })
}
