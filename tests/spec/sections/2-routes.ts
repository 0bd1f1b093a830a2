import { section, testsIn } from '../section'

const session = testsIn('tests/app/session.test.tsx')
const heads = testsIn('tests/app/page-head.test.tsx')
const bar = testsIn('tests/app/nav/bar.test.tsx')
const orb = testsIn('tests/app/nav/orb.test.tsx')
const closing = testsIn('tests/app/nav/orb-closes.test.tsx')
const documents = testsIn('tests/build/documents.test.ts')
const edition = testsIn('tests/content/edition65.test.ts')
const preloader = testsIn('tests/features/home/preloader.test.ts')
const games = testsIn('tests/features/games/games.test.tsx')
const catalogue = testsIn('tests/features/merch/catalogue.test.tsx')
const cart = testsIn('tests/features/cart/cart.test.tsx')

const ownPage = heads('$path calls itself as its link does')
const pennant = (path: string, name: string) =>
  bar(`on ${path} the pennant hangs from ${name}, and from nothing else`)

export const routes = section('2-routes', 'Routes and navigation', {
  '/ is the landing page, open to all': [
    'tests/features/home/home.test.tsx > a visitor finds the theme, the dates and the way to sign in',
    documents('a shared link to $path tells what is there, and the page itself is in it'),
  ],
  'A preloader is shown on / until the images of the first view have loaded': preloader(
    'the preloader stays until the pictures of the first view are settled (%s), then parts and is gone',
  ),
  'The preloader is on / alone, for at most 4 s (by decision §6.7)': [
    preloader('a picture that never comes keeps people waiting for four seconds at most'),
    documents('a shared link to $path tells what is there, and the page itself is in it'),
    'e2e/first-paint.spec.ts > the preloader goes after 4 s at the latest, even where no script has come',
  ],
  '/signin is for signed-out people; others are sent to /dashboard': session(
    'somebody who is signed in and opens /signin is taken to the dashboard',
  ),
  '/signup is for signed-out people; others are sent to /dashboard': session(
    'somebody who is signed in and opens /signup is taken to the dashboard',
  ),
  '/forgot-password is for signed-out people; others are sent to /dashboard': session(
    'somebody who is signed in and opens /forgot-password is taken to the dashboard',
  ),
  '/dashboard needs a sign-in': session(
    'a visitor who opens the dashboard is asked to sign in, once',
  ),
  '/dashboard has a back button': [
    'tests/features/dashboard/dashboard-screen.test.tsx > Back leads to the page of this site that one came from',
    'tests/features/dashboard/dashboard-screen.test.tsx > Back leads home for somebody who came straight to the dashboard',
  ],
  '/contingent needs a sign-in':
    'tests/features/contingent/states.alone.test.tsx > a visitor is asked to sign in',
  '/events is open to all, with the genre tiles':
    'tests/features/events/look-around.test.tsx > a visitor sees the ten genres in their order, each leading to its page',
  '/events/subevents/{eventname} is a genre page with its cards, however the name is written': [
    'tests/features/events/genre-page.test.tsx > the address %s is read as %s',
    'tests/features/events/genre-page.test.tsx > the cards show the visible events by name, trimmed, each with its own Register',
  ],
  'An unknown genre says so and links to /events (by decision §2.1)':
    'tests/features/events/genre-page.test.tsx > there is no genre %s, which is said, with a way to all events',
  '/faqs is open to all':
    'tests/features/faqs/faqs.test.tsx > a visitor finds the questions, and the answer to the first',
  '/accommodation, -rules, -faq and -map are card screens with a side nav: Contingent, Info, FaQs, Rules, Map':
    'tests/features/accommodation/read-the-cards.test.tsx > the side list leads through the accommodation screens and marks the current one',
  'The side nav is on /contingent, too':
    'tests/features/contingent/join-and-create.test.tsx > the side list marks Contingent, and leads on to the others',
  '/gallery is open to all':
    'e2e/gallery.spec.ts > the show moves on by itself, stops when told to, and is turned by its buttons',
  '/aftermovie is open to all, with the video':
    'tests/features/aftermovie/aftermovie.test.tsx > the film waits with its controls and its poster, and nothing of it is fetched before somebody asks',
  '/games has two tiles, “Witch Runner” and “Knock the Cans”, that lead to the leaderboards': games(
    'two posters lead to the two leaderboards',
  ),
  '/games/witch is a full page with the embedded game': games(
    'a game fills the window, with the least permissions and a way back',
  ),
  '/games/cans is a full page with the embedded game': games(
    'a game of another site keeps its own origin, which it needs for its files',
  ),
  '/leaderboard/witch shows the top players':
    'tests/features/games/leaderboard.test.tsx > a visitor sees ten players, the first three on the podium, and ties share a rank',
  '/leaderboard/cans shows the top players':
    'tests/features/games/leaderboard.test.tsx > the cans have a board of their own, with points of their own',
  '/schedule is open to all, with the tabs Day 0 to Day 3':
    'tests/features/schedule/days.test.tsx > four tabs, and the first opens outside the festival',
  '/merchandise has no guard': catalogue(
    'the four items hang there with their prices, for whoever is signed in and whoever is not',
  ),
  '/cart has no guard':
    'tests/features/cart/checkout.test.tsx > signed-out people are asked to sign in; nothing is sent, and the cart stays',
  'The cart is at /cart, with its lines': cart(
    'the cart shows each line with its price and total, and the bill',
  ),
  'Every public route is a page of its own, with its own title': ownPage,
  'Any other path leads to /': session('an unknown address (%s) leads home'),
  'A game that is not there leads to /': games('%s is no page'),
  'A guarded route visited while signed out says “Please Sign-in to continue” and leads to /signin':
    session('a visitor who opens the dashboard is asked to sign in, once'),
  'Signed in is who has stored user data': [
    session('stored user data that is %s counts as signed out'),
    session('signing out in another tab signs out here, and asks to sign in'),
  ],
  'The bar shows at 600 px, and the orb at 599': [
    'tests/app/nav/boundary.test.tsx > at 600 px the bar is there, at 599 px the orb',
    'e2e/widths.spec.ts > at 600 px the bar is on the screen, at 599 px the orb, also before the scripts have come',
  ],
  'The bar has ten links in this order: Home, Events, Accommodation, Merch, Sponsors, FAQs, Our Team, After Movie, Games, Gallery':
    [
      bar('ten links stand in their order, and lead where they say'),
      edition(
        'edition 65 > the bar and the wheel lead to ten places, and the wheel turns by More and Previous',
      ),
    ],
  'Home leads to /, Events to /events, Merch to /merchandise, FAQs to /faqs, After Movie to /aftermovie, Games to /games, Gallery to /gallery':
    [
      bar('ten links stand in their order, and lead where they say'),
      'e2e/navigation.spec.ts > every public screen is at most two presses away',
    ],
  'Sponsors and Our Team lead out of the site, in a tab of their own': bar(
    '%s, which learns nothing of this one',
  ),
  'Accommodation leads to /contingent when signed in': [
    bar('Accommodation leads to the contingent of those who are signed in'),
    orb('Accommodation leads those who are signed in to their contingent'),
  ],
  'Accommodation leads to /accommodation when signed out': bar(
    'ten links stand in their order, and lead where they say',
  ),
  'Accommodation is highlighted on /accommodation': pennant('/accommodation', 'Accommodation'),
  'Accommodation is highlighted on /accommodation-rules': pennant(
    '/accommodation-rules',
    'Accommodation',
  ),
  'Accommodation is highlighted on /accommodation-faq': pennant(
    '/accommodation-faq',
    'Accommodation',
  ),
  'Accommodation is highlighted on /accommodation-map': pennant(
    '/accommodation-map',
    'Accommodation',
  ),
  'Accommodation is highlighted on /contingent': bar(
    'on /contingent the pennant hangs from Accommodation',
  ),
  'Events is highlighted on /events': pennant('/events', 'Events'),
  'Events is highlighted under /events/subevents': pennant('/events/subevents/Dance', 'Events'),
  'Below 600 px the navigation is a round orb button': orb('a phone has an orb instead of the bar'),
  'A hint, “Tap Here to Unmask the Magic”, shows until the first tap': orb(
    'on the home page the hint stays until the first tap, in this visit and the next',
  ),
  'Off / the hint goes after 5 s (by decision §6.8)': orb(
    'on any other screen the hint goes after 5 s, and not before',
  ),
  'Off / the hint goes with the first scroll (by decision §6.8)': orb(
    'on any other screen the hint goes with the first scroll',
  ),
  'The hint never lies over a control (by decision §6.8)': [
    orb('where the hint would lie over a control it is not shown, and comes when there is room'),
    'e2e/orb.spec.ts > the hint lies over no control at ${width} px, in any frame',
  ],
  'The orb opens a menu that turns': [
    orb('the orb opens a wheel of six petals'),
    'e2e/widths.spec.ts > the phone menu opens in 0.6 s, and turns in as long',
  ],
  'Page one of the menu: Home, Accommodation, Events, Merch, Sponsors, More': orb(
    'the orb opens a wheel of six petals',
  ),
  'Page two of the menu: FAQs, Our Team, After Movie, Games, Gallery, Previous': orb(
    'More turns to the second page, and Previous back',
  ),
  'An overlay closes the menu': closing(
    'a tap on the overlay closes it and gives the focus back to the orb',
  ),
  'The menu collapses on navigation': orb(
    'the menu collapses on navigation, and the new screen takes the focus',
  ),
  'The menu is hidden while the preloader is on':
    'e2e/orb.spec.ts > there is no menu before there is a page: it comes when the preloader leaves',
})
