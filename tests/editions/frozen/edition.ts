/** This edition's facts. What depends on them (years of passing, headings) is worked out from here. */
export const edition = {
  festival: 'Spring Fest',
  number: 65,
  ordinal: '65th',
  /** First and last day, as Y-m-d. */
  firstDay: '2025-01-24',
  lastDay: '2025-01-26',
  /** First and last day on which a stay on the campus may begin or end (Spec §9). */
  stay: { first: '2025-01-22', last: '2025-01-28' },
  dates: '24–26 January 2025',
  place: 'KGP',
  college: 'IIT Kharagpur',
  collegeInShort: 'IIT KGP',
  address: { town: 'Kharagpur', state: 'West Bengal', country: 'IN' },
  /** Where the festival's clocks tick, wherever the visitor is. India keeps one offset all year. */
  timeZone: 'Asia/Kolkata',
  utcOffset: '+05:30',
  theme: { left: 'Unmask', right: 'the Magic' },
  /** Spec §2: what the phone's orb says until it is tapped for the first time. */
  orbHint: 'Tap Here to Unmask the Magic',
  /** The colour of the page (`--night` of theme.css), for the browser's own bars. */
  pageColor: '#131a3d',
  /** What `public/social-card.jpg` shows, the picture of a shared link. */
  socialCard: 'Unmask the Magic: the king’s mask at night, 24–26 January 2025',
  /** Years of passing that sign-up offers (Spec §9). */
  yearsOfPassing: [2025, 2026, 2027, 2028, 2029],
}
