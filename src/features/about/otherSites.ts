import { aftermovie } from '@/content/aftermovie'
import { env } from '@/festival/env'

/**
 * The other sites that pages send requests to, when they do so, and what these sites see. A test compares `hosts` with
 * the site's security policy. `isUsed` is false for a site that this build does not use.
 */
export const otherSites = [
  {
    hosts: ['www.google.com', 'www.gstatic.com', 'recaptcha.google.com'],
    name: 'Google reCAPTCHA',
    what: 'Only on the sign-up page, where it checks that you are a person. Google sees your network address, your browser and how you use the box, and may set cookies.',
    isUsed: true,
  },
  {
    hosts: ['accounts.google.com'],
    name: 'Sign in with Google',
    what: 'Its button is loaded only on the sign-in page. If you use it, Google tells us your name and email. You can sign in with a password instead.',
    isUsed: env.googleClientId !== undefined,
  },
  {
    hosts: ['*.googletagmanager.com', '*.google-analytics.com', '*.analytics.google.com'],
    name: 'Google Analytics',
    what: 'Counts which pages are opened: only their addresses, nothing that you type or search, no advertising. It also counts what failed on a page: an error, a missing file, or the name of a request that got no usable answer. It stores nothing in your browser, so it sets no cookies. If your browser sends “Do Not Track” or “Global Privacy Control”, it is not loaded.',
    isUsed: env.gaMeasurementId !== undefined,
  },
  {
    hosts: ['www.openstreetmap.org'],
    name: 'OpenStreetMap',
    what: 'Draws the map on the Map page, as soon as you scroll to it. It sees your network address and that you come from this site. The campus plan above it is our own.',
    isUsed: true,
  },
  {
    hosts: ['www.youtube-nocookie.com'],
    name: 'YouTube',
    what: 'Plays the aftermovie once you press Play, in its mode without cookies.',
    isUsed: aftermovie.videoId !== '',
  },
]

/** Only a press of the user opens these sites. */
export const sitesOpenedByUser = {
  Games:
    'Each game runs inside a page of ours, but comes from a site of its own. It is loaded when you press Play Now. It does not learn who you are; the leaderboard shows the name that you play under.',
  'Paying for your stay':
    'Make Payment opens the payment site of the festival in a new tab. It gets your sign-in and the emergency number that you typed.',
  'Paying for merchandise':
    'Pay Now opens the payment site for merchandise in a new tab. It gets your sign-in, name, email, emergency number, address and order.',
  Links:
    'Social networks, sponsors, our team, Open in Map and share buttons open other sites. They see you only when you press them, and are not told which page you come from.',
}
