type Kept = { name: string; what: string; until: string }

/**
 * What the organisers keep on their servers, for /privacy. They decide how long, and these times are a proposal. Ask
 * them before the site goes online, and again for each edition.
 */
export const records: readonly Kept[] = [
  {
    name: 'Your account',
    what: 'What you typed on the sign-up page, your SF ID, and whether your stay is paid, with your hall.',
    until: 'Until you ask for it to be erased, at most until a year after the festival.',
  },
  {
    name: 'What you take part in',
    what: 'Your registered events and teams, your contingent, and the issues that you reported.',
    until: 'Until a year after the festival.',
  },
  {
    name: 'Payments and orders',
    what: 'What you paid and when, your emergency number, and the address for an order. The payment sites keep these.',
    until: 'As long as the law asks for accounts to be kept.',
  },
  {
    name: 'Scores',
    what: 'The name under which you played a game, and your points.',
    until: 'Until the next festival.',
  },
]

/** The time from a request for erasure to the erasure. */
export const erasedWithin = '30 days'
