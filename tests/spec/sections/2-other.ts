import { section, testsIn } from '../section'

const faqs = testsIn('tests/features/faqs/faqs.test.tsx')
const carousel = testsIn('tests/features/gallery/carousel.alone.test.tsx')
const stack = testsIn('tests/features/gallery/swipe-stack.alone.test.tsx')
const resize = testsIn('tests/features/gallery/resize.alone.test.tsx')
const film = testsIn('tests/features/aftermovie/aftermovie.test.tsx')
const youTube = testsIn('tests/features/aftermovie/youtube-film.test.tsx')
const days = testsIn('tests/features/schedule/days.test.tsx')
const board = testsIn('tests/features/games/leaderboard.test.tsx')
const catalogue = testsIn('tests/features/merch/catalogue.test.tsx')
const item = testsIn('tests/features/merch/item.test.tsx')
const cart = testsIn('tests/features/cart/cart.test.tsx')
const checkout = testsIn('tests/features/cart/checkout.test.tsx')
const clocks = testsIn('tests/blocks/schedule/clocks.test.ts')
const edition = testsIn('tests/content/edition65.test.ts')

const entry = days('an entry shows its time, title and place, and leads there')

export const other = section('2-other', 'FAQs, gallery, film, schedule, games, merch, cart', {
  'FAQs: an accordion with one item open at a time': [
    faqs('opening one question closes the other, and a second press closes it again'),
    'e2e/faqs.spec.ts > a visitor finds an answer, one at a time',
  ],
  'FAQs: the social links': faqs('whoever has another question finds the five social networks'),
  'Gallery: 45 images': [
    edition('edition 65 > the gallery has 45 images'),
    'tests/content/gallery.test.ts > there is a drawing on disk for each picture, and no other',
  ],
  'Gallery: a carousel that moves by itself from 600 px on': [
    carousel('the show moves on every two seconds, from the last picture to the first'),
    resize('at 600 px the pictures are a carousel, at 599 px a stack'),
  ],
  'Gallery: a vertical swipe stack below 600 px': [
    stack('a swipe down moves on, a swipe up moves back'),
    resize('at 600 px the pictures are a carousel, at 599 px a stack'),
    'e2e/gallery.spec.ts > on a phone a finger swipes the stack, and scrolls the page beside it',
  ],
  'Aftermovie: an embedded video': [
    film(
      'the film waits with its controls and its poster, and nothing of it is fetched before somebody asks',
    ),
    youTube('it comes from the host that sets no cookies, in a frame with the least permissions'),
  ],
  'Aftermovie: the loader says “The show will start soon...”': [
    film(
      'the audience is told that the show will start soon, until it does; the focus stays on the stage',
    ),
    youTube('the audience is told that the show will start soon, until it does'),
  ],
  'Schedule: tabs Day 0 to Day 3': [
    days('four tabs, and the first opens outside the festival'),
    edition('edition 65 > the schedule has the days 0 to 3'),
  ],
  'Schedule: an entry shows its time': entry,
  'Schedule: an entry shows its title': entry,
  'Schedule: an entry shows its location': entry,
  'Schedule: “Open in Map” opens a map link': [
    entry,
    'e2e/schedule.spec.ts > every entry leads to a map',
  ],
  'Schedule: sorted by time, after-midnight entries last and marked (by decision §2.11)': [
    clocks('every day is in order of time'),
    days('what is after midnight comes last and says so'),
  ],
  'Leaderboards: the top ten players of each game': [
    board('a visitor sees ten players, the first three on the podium, and ties share a rank'),
    board('the tenth row is the last one, also when the eleventh has the same points'),
  ],
  'Leaderboards: the button says “Loading...” until data returns, then “Play Now” (by decision §2.10)':
    board('the button reads "Loading..." until the scores are there, and then leads to the game'),
  'Leaderboards: the own row stands below the ten (by decision §2.10)': board(
    'whoever is twelfth finds the own row below the ten, with its rank',
  ),
  'Merch: a catalogue': catalogue(
    'the four items hang there with their prices, for whoever is signed in and whoever is not',
  ),
  'Merch: an item modal with size, quantity and add to cart': [
    item(
      'it shows price, sizes with the chest in inches, and begins with no size and a quantity of 1',
    ),
    item('adding stores the line, says so, closes the modal, and begins anew'),
  ],
  'Cart: lines with minus, plus and remove': [
    cart('plus and minus count, and minus stops at one'),
    cart('a removed line can be brought back to its place'),
  ],
  'Cart: a checkout section': checkout(
    'whoever collects gives a number, and the payment site opens inside the click',
  ),
  'An analytics page view is sent, by path only': [
    'tests/app/page-views.test.tsx > one page view for each path, none for a modal or a search',
    'tests/app/page-views.test.tsx > a token or an e-mail in the address never goes out, and neither do advertisements',
  ],
  'No analytics where none is configured':
    'tests/app/page-views.test.tsx > where it is not configured nothing of analytics is loaded or remembered',
})
