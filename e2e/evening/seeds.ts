/** The evenings of `npm test`. Others: `EVENING_SEEDS=1,2,3 npx playwright test e2e/long-evening.spec.ts`. */
export const EVENING_SEEDS = [65]

/** What somebody does in an hour: so many things, two minutes each. */
export const EVENING_STEPS = 30
