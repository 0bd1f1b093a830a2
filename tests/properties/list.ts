/** Random cases for each property in `npm run test:long`, and in `npm test`. */
export const PROPERTY_RUNS = 10_000
export const QUICK_RUNS = 500

/** Each property by the file that checks it (`<group>.test.ts`). The types say that no file has more or fewer. */
export const PROPERTIES = {
  storage: [
    'any text under every key is read, and stays as it was',
    'a session is whole or none, also one that the site of 2025 left',
    'a list of events holds only events that can be shown and registered for',
    'other people’s marks and names in storage name nobody',
    'forgetting a person takes their own keys and no other',
    'a change of one value leaves every other key as it was',
  ],
  drafts: [
    'any draft of a form for accounts gives a form',
    'any draft of a team gives rows that fit the event',
    'any draft of contingent members gives rows that can be checked',
    'any draft of a complaint, a payment or an order gives a form',
  ],
  answers: [
    'any text with any status is an answer or an error that is known',
    'a sign-in carries a whole session or none',
    'an own record can be shown, and carries no secret',
    'a list of events can be searched, opened and walked through',
    'registrations can be shown, and left',
    'a contingent can be shown, filtered and joined by others',
    'complaints can be sorted, shown and cancelled',
    'players can be ranked, and carry no pin',
  ],
  dates: [
    'any text is a day that exists, or none',
    'a day in India is the date of a clock that runs 5½ hours ahead',
    'somebody may sign up from the day of turning 16, and with no date to come',
    'any text of a moment is a day in words, or nothing',
    'any schedule is in order, with an id and an end for each entry',
    'clashes are mutual',
    'any title arrives whole in the calendar, and adds no line of its own',
  ],
  handoffs: [
    'a payment arrives whole, at the payment site',
    'an order arrives whole, at the payment site',
    'text that is not even Unicode stays inside its parameter',
  ],
  cart: [
    'the totals are the sums over what was put into it, in whatever order',
    'every line is its own count times its price, and stands there once',
    'adding a new line and removing it changes nothing',
    'removing any line and taking that back changes nothing',
    'the cart that is stored is the cart that is read',
    'home delivery is nothing or 60 a piece, and all of a bill adds up',
    'whatever lies in storage and whatever count is asked for, every total is an exact whole number',
  ],
  'pasted-list': [
    'every pair of a line comes out as it went in',
    'nothing that can be pasted breaks it, and nobody comes out of nothing',
    'what is pasted overwrites no row',
  ],
} as const

export type Group = keyof typeof PROPERTIES
