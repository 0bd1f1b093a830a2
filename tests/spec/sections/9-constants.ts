import { section, testsIn } from '../section'

const otp = testsIn('tests/features/auth/forgot-password.test.tsx')
const schema = testsIn('tests/features/auth/schema.test.ts')
const edition = testsIn('tests/content/edition65.test.ts')
const toaster = testsIn('tests/shared/ui/Toaster.test.tsx')
const totals = testsIn('tests/state/cart/cart-totals.test.ts')
const cart = testsIn('tests/features/cart/rules.test.ts')
const catalogue = testsIn('tests/features/merch/catalogue.test.tsx')
const item = testsIn('tests/features/merch/item.test.tsx')
const checkout = testsIn('tests/features/cart/checkout.test.tsx')
const logout = testsIn('tests/state/logout.test.tsx')
const payment = testsIn('tests/blocks/payment.test.tsx')
const handoffs = testsIn('tests/api/handoffs.test.ts')
const widths = testsIn('e2e/widths.spec.ts')
const board = testsIn('tests/features/games/leaderboard.test.tsx')
const cards = testsIn('tests/features/accommodation/read-the-cards.test.tsx')
const lists = testsIn('tests/features/dashboard/complaint-lists.test.tsx')

const of65 = (name: string) => edition(`edition 65 > ${name}`)
const rule = (words: string) => of65(`the rules say ${words}`)
const dates = of65(
  'the festival is the 65th, on 24–26 January 2025, with stays from 22 to 28 January',
)
const info = of65('the cards of Info say the refund, the hours and the fines, too')
const goods = of65(
  'four items: t-shirts at 499 and hoodies at 999, in five sizes, up to fifteen at once',
)
const delivery = of65('delivery costs 60 a piece, is free from 2449, and takes about a month')
const packageOf65 = of65(
  'the package is 2389 INR for 3 days and 4 nights, 3 pronites, a bed and a kit',
)

export const constants = section('9-constants', 'Business constants and limits', {
  'An OTP is valid for 300 s': [
    otp('an OTP is refused from the moment it expires, whatever the display shows'),
    otp('an expired OTP is refused without being sent, and a new one starts the time again'),
  ],
  'The time is shown as m:ss': otp('the countdown runs from five minutes, by the second'),
  'An OTP has 6 digits': schema('the OTP "%s" gives %s'),
  'A password has at least 8 characters': schema('the password "%s" gives %s, on every screen'),
  'A mobile has 10 digits': schema('the mobile "%s" gives %s'),
  'An emergency number has 10 digits': [
    'tests/blocks/payment-rules.test.ts > the emergency number "%s" is refused: %s',
    'tests/blocks/payment-rules.test.ts > "%s" is a number',
  ],
  'A pincode has 6 digits': [
    cart('pincode "72130" is refused: Pincode must be exactly 6 digits'),
    cart('pincode "000000" is just enough'),
  ],
  'The minimum age is 16 years': schema('on 10 January 2025 a birth on "%s" gives %s'),
  'Years of passing: 2025 to 2029': [dates, schema('the year of passing %s is offered: %s')],
  'Gender codes: M and F':
    'tests/features/auth/sign-up.test.tsx > a newcomer fills in the whole form and signs up',
  'Redirect after sign-in: 1500 ms':
    'tests/features/auth/sign-in.test.tsx > a student signs in, and is taken home after a second and a half',
  'Redirect after sign-up: 1500 ms':
    'tests/features/auth/sign-up.test.tsx > after signing up people are taken to sign in after a second and a half',
  'The logout toast shows after 1 s': logout(
    'after a logout the words come after 1 s, and no sooner',
  ),
  'The logout flag clears after 10 s': logout(
    'a second logout after %i ms has words of its own: %s',
  ),
  'Team size comes from min_participation and max_participation':
    'tests/features/events/register-a-team.test.tsx > %s, %s: a team has at least %i and at most %i',
  'A maximum of 1 means solo':
    'tests/features/events/register-alone.test.tsx > a student registers for a solo event',
  'Event city code: KGP':
    'tests/api/wire.test.ts > /api/event/register goes to its host by its method, with its payload and nothing more',
  'Payment type: Individual or Contingent': [
    payment('a student chooses a stay, and the payment site opens inside the click'),
    payment('a contingent is paid for as a contingent'),
  ],
  'Origin: 1': [
    handoffs('the payment address carries token, number, type and origin, in this order'),
    handoffs('the checkout address carries the order as JSON, and origin'),
  ],
  'Complaint statuses: “In Progress”, “Closed”, “Resolved”': lists(
    'complaints stand in three lists, newest first, a status nobody knows among the current',
  ),
  'Festival: 24–26 January 2025': [
    dates,
    'tests/features/home/home.test.tsx > a visitor finds the theme, the dates and the way to sign in',
  ],
  'The 65th edition': [
    dates,
    'tests/content/faqs.test.ts > the answers give the edition as the rest of the site does',
  ],
  'Check-in choices: 22-01-2025 to 28-01-2025, seven dates': [
    dates,
    payment('the seven days are offered; leaving begins with the day of arrival'),
  ],
  'Dates read dd-mm-yyyy': payment(
    'a student chooses a stay, and the payment site opens inside the click',
  ),
  'Rooms must be left by 28 January, 2:00 pm': [rule('rooms left by 28 January, 2:00 pm'), info],
  'Package: 2389 INR per head': [
    packageOf65,
    cards('Info tells the price, what it buys, and what to know about staying'),
  ],
  'Package: 3 days and 4 nights': packageOf65,
  'Package: 3 pronite passes, accommodation and a kit': [
    packageOf65,
    cards('Info tells the price, what it buys, and what to know about staying'),
  ],
  'Cancellation: 75% back': [rule('a refund of 75%'), info],
  'Cancellation: within 10 working days after the fest': [
    rule('within 10 working days after the fest'),
    info,
  ],
  'Cancellation: until 20 January 2025': [rule('until 20 January 2025'), info],
  'Late check-out: Rs. 500 per person': [
    rule('Rs. 500 a person for a late check-out'),
    cards('the rules are eight, and numbered'),
  ],
  'Blanket deposit: 100 rupees': [rule('100 rupees for a blanket'), info],
  'Mattress loss: 500 rupees': [rule('500 rupees for a lost mattress'), info],
  'At most 2 faculty per college': rule('at most 2 faculty members per college'),
  'One participant per transaction ID': rule('one participant for a transaction ID'),
  'The desk is closed 6–11 pm or 7–10 pm on star nights; both are told': [
    rule('both hours at which the desk is closed'),
    cards('Info tells the price, what it buys, and what to know about staying'),
  ],
  'The same facts in rules, cards and questions':
    'tests/content/accommodation.test.ts > rules, information and questions give the same fines, deposits, shares and hours',
  'Merch: 499 a t-shirt, 999 a hoodie': [
    goods,
    catalogue(
      'the four items hang there with their prices, for whoever is signed in and whoever is not',
    ),
  ],
  'Merch: sizes S, M, L, XL, XXL': [
    goods,
    catalogue('the terms are told: sizes, collecting, delivery'),
  ],
  'Merch: the quantity picker runs 1 to 15': [goods, item('the picker runs from 1 to 15')],
  'Collection is free': [
    totals('a subtotal of %i in %i pieces is brought home for %i'),
    catalogue('the terms are told: sizes, collecting, delivery'),
  ],
  'Home delivery: 60 rupees per piece': [
    delivery,
    totals('a subtotal of %i in %i pieces is brought home for %i'),
    checkout('home delivery costs 60 a piece, takes a month, and wants the terms accepted'),
  ],
  'Home delivery: free from a subtotal of 2449': [
    delivery,
    totals('a subtotal of %i in %i pieces is brought home for %i'),
  ],
  'Home delivery: about 1 month after the fest': [
    delivery,
    catalogue('the terms are told: sizes, collecting, delivery'),
  ],
  'Tax: 0': [
    cart('an order that is collected says so in a word'),
    'tests/features/cart/cart.test.tsx > the cart shows each line with its price and total, and the bill',
  ],
  'Add members: up to 20 rows at once':
    'tests/features/contingent/rows.test.ts > twenty go at once; the others stay, and go next',
  'Leaderboards: the top 10': board(
    'the tenth row is the last one, also when the eleventh has the same points',
  ),
  'Gallery: 2 s':
    'tests/features/gallery/carousel.alone.test.tsx > the show moves on every two seconds, from the last picture to the first',
  'Gallery: 1.5 s':
    'tests/features/gallery/swipe-stack.alone.test.tsx > the stack moves on every second and a half',
  'Gallery: the lock is 0.5 s':
    'tests/features/gallery/swipe-stack.alone.test.tsx > for half a second after a move another one is not heard',
  'Gallery: a toast of 1.5 s': [
    'tests/features/gallery/zoom.alone.test.tsx > the waiting is spoken of once, for a second and a half',
    'tests/features/gallery/swipe-stack.alone.test.tsx > it says once how to swipe, for a second and a half',
  ],
  'Toasts: at most 20 at once': toaster(
    'at most twenty toasts are shown at once; the oldest give way',
  ),
  'Toasts: 4000 ms for blank': [
    toaster('a plain toast leaves after its time, and not before'),
    toaster('a warning leaves after its time, and not before'),
  ],
  'Toasts: 4000 ms for errors': toaster('a failure leaves after its time, and not before'),
  'Toasts: 4000 ms for custom': toaster('a custom toast leaves after its time, and not before'),
  'Toasts: 2000 ms for success': toaster('good news leaves after its time, and not before'),
  'Toasts: loading is unlimited': toaster('what is still loading stays as long as it takes'),
  'Width: 600 px parts desktop and phone navigation': [
    widths(
      'at 600 px the bar is on the screen, at 599 px the orb, also before the scripts have come',
    ),
    'tests/app/nav/boundary.test.tsx > at 600 px the bar is there, at 599 px the orb',
  ],
  'Width: 405 px tunes the phone menu': widths('the phone menu changes its measures at 405 px'),
  'Width: 425 px tunes the phone menu': widths('the phone menu changes its measures at 425 px'),
  'Height: 720 px tunes the phone menu': widths('the phone menu changes its measures at 720 px'),
  'Height: 750 px tunes the phone menu': widths('the phone menu changes its measures at 750 px'),
  'Nothing but the phone menu changes at 405, 425, 720 and 750 px (by decision §2.16)':
    'tests/breakpoints.test.ts > nothing but the phone’s menu changes at 405, 425, 720 and 750 px',
  'The phone menu animation takes about 0.6 s': [
    widths('the phone menu opens in 0.6 s, and turns in as long'),
    'tests/app/nav/orb.test.tsx > the petals change their words when the wheel is half way round, however often it is pressed',
  ],
})
