import { expect, listen, test } from '../fixtures'
import { go, heap, LEFT_OVER } from './heap'
import { actionsOf, begin, check, leave, pick, type Visit } from './visit'

/** Others: `VISIT_SEEDS=1,2,3 npx playwright test -c e2e/long random-visit`. */
const SEEDS = (process.env.VISIT_SEEDS ?? '65').split(',').map(Number)
/** The number of actions in an hour, two minutes each. */
const STEPS = 30

/** Signed out, on a small page, with no toast left. */
async function rest(visit: Visit) {
  const { page } = visit
  if (visit.isSignedIn) await leave(visit)
  await go(page, '/faqs')
  await page.clock.runFor('00:30')
}

for (const seed of SEEDS) {
  test(`an hour on the site, seed ${seed}`, async ({ page, open }) => {
    const messages = listen(page)
    await page.clock.install({ time: new Date('2025-01-25T18:00:00+05:30') })
    await open('/faqs')
    const visit = begin(page, seed)
    // Every action once, so that all modules are loaded.
    for (const action of new Set(actionsOf(visit))) await action(visit)
    for (const action of new Set(actionsOf(visit))) await action(visit)
    await rest(visit)
    const before = await heap(page)

    for (let step = 1; step <= STEPS; step += 1) {
      const action = pick(visit, actionsOf(visit))
      await test.step(action.name, () => action(visit))
      await check(visit, `step ${step}, ${action.name}`)
      await page.clock.fastForward('02:00')
    }

    await rest(visit)
    expect((await heap(page)) - before).toBeLessThan(LEFT_OVER)
    // The browser logs failed responses; the mock server fails on purpose.
    const errors = messages.filter((message) => /^(error|uncaught)/.test(message))
    expect(errors.filter((error) => !error.includes('Failed to load resource'))).toEqual([])
  })
}
