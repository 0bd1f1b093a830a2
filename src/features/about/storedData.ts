/**
 * The text of /privacy about what the site stores in the browser. `keys` are keys of the storage, or the beginning of
 * keys with a variable end. A test compares them with the keys in the code.
 */
export const storedData = [
  {
    keys: ['userData'],
    name: 'Your sign-in',
    what: 'Your name, email, SF ID and the other details of your account, and a token that keeps you signed in.',
    until: 'Until you log out, or the sign-in expires.',
  },
  {
    keys: ['draft:'],
    name: 'Forms that you have not sent',
    what: 'What you typed, so that a reload does not lose it, and whose it is. Never passwords, one-time codes or the answer to your security question.',
    until:
      'Until you send the form, log out, somebody else signs in, or you close the tab. If your sign-in expires, for half an hour.',
  },
  {
    keys: ['refused-team'],
    name: 'The last team that was refused',
    what: 'Its SF IDs and emails, so that you can bring them back and correct them.',
    until: 'Until you bring it back or register, log out, or close the tab.',
  },
  {
    keys: ['otp-request'],
    name: 'Your request for a one-time code',
    what: 'The email to which it was sent, and when the code expires. Never the code.',
    until: 'Until your password is changed, you choose another email, or you close the tab.',
  },
  {
    keys: ['last-pass'],
    name: 'Your pass on this phone',
    what: 'Your name and SF ID, so that the sign-in page can show your barcode after your sign-in has expired. On a computer only your SF ID, so that your unsent forms wait for you.',
    until: 'For 14 days, on a computer for half an hour, or until you or somebody else signs in.',
  },
  {
    keys: ['ownData'],
    name: 'Your own pages, for when there is no network',
    what: 'A copy of your dashboard, your contingent and your registered events, with the time when it was made.',
    until: 'Until you log out.',
  },
  {
    keys: ['cart'],
    name: 'Your cart',
    what: 'The items, sizes and amounts that you chose.',
    until: 'Until you remove them, or say that the order is paid. Logging out does not empty it.',
  },
  {
    keys: ['stay-payments', 'order-payments'],
    name: 'Payments that you began',
    what: 'That you went to pay, when, for which stay or order, and your SF ID, so that you do not pay twice.',
    until:
      'For half an hour after a payment for a stay, and for 7 days after an order, or until you say that it is paid. Logging out removes them.',
  },
  {
    keys: ['plan-'],
    name: 'Your plan',
    what: 'The entries of the schedule that you starred.',
    until: 'Until you take the stars away.',
  },
  {
    keys: ['playerName'],
    name: 'Your player name',
    what: 'The name that you typed on a leaderboard to find your own place.',
    until: 'Until you log out. If you were signed out: until you clear it.',
  },
  {
    keys: ['gallery-hints', 'orbTapped', 'install-declined', 'contingent-form'],
    name: 'What you have already seen',
    what: 'That you opened the menu, read the gallery’s hints, closed the offer to install the site, or chose to join or to create a contingent. It says nothing about you.',
    until: 'Until you clear it.',
  },
  {
    keys: ['trail'],
    name: 'Where Back leads',
    what: 'Which pages of this site you came from in this tab, so that Back on the dashboard leads to one of them.',
    until: 'Until you close the tab.',
  },
  {
    keys: ['events', 'events-at'],
    name: 'The festival itself',
    what: 'The last list of events, and copies of pages and pictures, so that they open at once and without a network. They are the same for everybody.',
    until:
      'Until newer versions take their place. The copies of pages and pictures also go 60 days after the festival, or 60 days after the site was last published if that is later.',
  },
]
