/** The facts of this edition. The site computes everything else from them. */
export const edition = {
  festival: 'Spring Fest',
  number: 65,
  ordinal: '65th',
  firstDay: '2025-01-24',
  lastDay: '2025-01-26',
  /** The first and last day for check-in and check-out (Spec §9). */
  stay: { first: '2025-01-22', last: '2025-01-28' },
  dates: '24–26 January 2025',
  place: 'KGP',
  college: 'IIT Kharagpur',
  collegeInShort: 'IIT KGP',
  address: { town: 'Kharagpur', state: 'West Bengal', country: 'IN' },
  /** The site shows Indian time to every user. India has no daylight saving time. */
  timeZone: 'Asia/Kolkata',
  utcOffset: '+05:30',
  theme: { left: 'Unmask', right: 'the Magic' },
  /** Spec §2: the phone's orb shows it until the first tap. */
  orbHint: 'Tap Here to Unmask the Magic',
  /** For the browser's own interface; the same as the colour behind `--color-page` in src/theme/palette.css. */
  pageColor: '#131a3d',
  /** The alt text of `public/social-card.jpg`, the image for shared links. */
  socialCard: 'Unmask the Magic: the king’s mask at night, 24–26 January 2025',
  /** The choices of the sign-up form (Spec §9). */
  yearsOfPassing: [2025, 2026, 2027, 2028, 2029],
}
