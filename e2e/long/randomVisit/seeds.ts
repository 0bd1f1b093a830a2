/** The random visits of `npm run test:long`. Others: `VISIT_SEEDS=1,2,3 npx playwright test -c e2e/long random-visit`. */
export const SEEDS = [65]

/** What somebody does in an hour: so many things, two minutes each. */
export const STEPS = 30
