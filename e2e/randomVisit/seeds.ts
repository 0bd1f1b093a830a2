/** The random visits of `npm test`. Others: `VISIT_SEEDS=1,2,3 npx playwright test e2e/random-visit.spec.ts`. */
export const SEEDS = [65]

/** What somebody does in an hour: so many things, two minutes each. */
export const STEPS = 30
