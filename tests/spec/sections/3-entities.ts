import { section, testsIn } from '../section'

const shapes = testsIn('tests/api/shapes.test.ts')
const wire = testsIn('tests/api/wire.test.ts')
const lines = testsIn('tests/state/cart/cart-lines.test.ts')
const cart = testsIn('tests/state/cart/cart.test.tsx')
const rules = testsIn('tests/features/cart/rules.test.ts')
const contract = testsIn('tests/mock-server/contract.test.ts')
const old = testsIn('tests/app/storage-of-2025.test.tsx')
const signUp = testsIn('tests/features/auth/sign-up.test.tsx')
const edition = testsIn('tests/content/edition65.test.ts')
const pay = testsIn('tests/features/home/pay.test.tsx')

const shapeOf = (path: string) => contract(`${path} answers in the shape that is known`)

export const entities = section('3-entities', 'Entities and their fields', {
  'User: id, name, email, mobile, sfId, city, college, gender, payment_status': [
    shapeOf('/api/user/getUser'),
    shapes('a sign-in is read from data.user'),
    shapes('nothing secret is kept of a user record'),
  ],
  'User: token, beside the user or in it': shapes('a sign-in is read from %s'),
  'User: gender is M or F':
    'tests/features/dashboard/dashboard-screen.test.tsx > %s sees her or his own kind of portrait',
  'getUser carries hallAlloted beside data': [
    shapeOf('/api/user/getUser'),
    shapes('the hall is read from %j and %j'),
  ],
  'Stored user data: token and user {name, sfId, id, mobile, email}, under “userData”': [
    old('whoever the site of 2025 has signed in is signed in'),
    'tests/features/auth/sign-in.test.tsx > a student signs in, and is taken home after a second and a half',
  ],
  'isLoggedIn is true whenever user data is present':
    'tests/app/session.test.tsx > signing out in another tab leaves a visitor of a public page where they are',
  'Cart: a list of lines in local storage, under “cart”': [
    cart('what is added is stored as the list of lines that Spec §3 names'),
    old('what the site of 2025 has put into the cart is there, and can be changed'),
  ],
  'Cart: empty by default': cart('a new cart is empty'),
  'selectedSize: initially none': cart(
    'a choice begins with no size and a quantity of 1, belongs to its item, and ends with adding',
  ),
  'quantity: 1 by default': cart(
    'a choice begins with no size and a quantity of 1, belongs to its item, and ends with adding',
  ),
  'events: fetched from the server, kept under “events”':
    'tests/app/events-list.test.tsx > the event list is asked for once on start, and kept for the next visit',
  'homepay: the payment status of the user record, 0 unpaid': pay(
    'somebody who has not paid opens the payment, by an address of its own',
  ),
  'homepay: 1 paid': pay('somebody who has paid reads PAID, and there is nothing to press'),
  'A flag that a logout was made':
    'tests/state/logout.test.tsx > a second logout after %i ms has words of its own: %s',
  'Sign-up payload: name, password, gender, email, dob, mobile, yop, college, city, state, addr, security question and answer, captcha':
    [
      signUp('a newcomer fills in the whole form and signs up'),
      wire(
        '/api/user/register_user goes to its host by its method, with its payload and nothing more',
      ),
    ],
  'Sign-up payload: yop is a number': signUp('a newcomer fills in the whole form and signs up'),
  'Sign-up payload: addr is always “none”': signUp(
    'a newcomer fills in the whole form and signs up',
  ),
  'Sign-up payload: confirm_password is not sent': signUp(
    'a newcomer fills in the whole form and signs up',
  ),
  'Genre: a name and its events, in groups': [
    shapeOf('/api/event'),
    shapes('the real event list: eleven groups, ten of them visible'),
  ],
  'Event: id, name, tagline, writeup, rules, event_status, min_participation, max_participation': [
    shapeOf('/api/event'),
    shapes('event texts are cleaned for reading, and reading them again changes nothing'),
  ],
  'Event: event_status true means visible': shapes(
    'an event that is hidden is left out, and its genre with it',
  ),
  'Event: a max_participation of 1 is a solo event':
    'tests/features/events/register-alone.test.tsx > a student registers for a solo event',
  'Solo registration: event {id, name}': [
    shapeOf('/api/user/registered_events'),
    shapes('registrations: ids as text or number, members without a mail, odd rows left out'),
  ],
  'Group registration: event {id, name, max_participation}, leader_id, GroupMembers with user {id, sfId, name, email}':
    [
      shapeOf('/api/user/registered_events'),
      shapes('registrations: ids as text or number, members without a mail, odd rows left out'),
    ],
  'Team member entry: sfId and email': wire(
    '/api/event/addMember goes to its host by its method, with its payload and nothing more',
  ),
  'Complaint: id, issue, status, type': [
    shapeOf('/api/user/complaints/fetchComplaints'),
    shapes('complaints are read from %s'),
  ],
  'Contingent: id, contingent_name, code, leaderId, contingent_payment_status, updatedMembersInfo':
    [
      shapeOf('/api/contingent/getMembers'),
      'tests/features/contingent/states.alone.test.tsx > a leader has the five buttons, the ID, the code and the list',
    ],
  'Member: id, name, sfId, paymentStatus, shown as Paid or Unpaid': [
    shapeOf('/api/contingent/getMembers'),
    'tests/features/contingent/states.alone.test.tsx > a leader has the five buttons, the ID, the code and the list',
  ],
  'Schedule entry: title, location, time, map link, by day':
    'tests/features/schedule/days.test.tsx > an entry shows its time, title and place, and leads there',
  'Merch item: id, name, title, price, front and back image': [
    edition(
      'edition 65 > four items: t-shirts at 499 and hoodies at 999, in five sizes, up to fifteen at once',
    ),
    'tests/content/merch.test.ts > every item has its two drawings, and nobody else’s',
    'tests/features/merch/item.test.tsx > the large picture turns by press and key, and the small ones choose a side',
  ],
  'Items 1 and 2 are t-shirts at 499, “With The Waves” and “Weaver of Spells”': edition(
    'edition 65 > four items: t-shirts at 499 and hoodies at 999, in five sizes, up to fifteen at once',
  ),
  'Items 3 and 4 are hoodies at 999, “Oldman Hoodie” and “Unmask The Mystery”': edition(
    'edition 65 > four items: t-shirts at 499 and hoodies at 999, in five sizes, up to fifteen at once',
  ),
  'Cart line: id, category, count, price, size, title, total': lines(
    'a line carries what Spec §3 names, with the words and the price of the catalogue',
  ),
  'Checkout payload: token, emergency_number, address, name, email, cart, tax 0, grandtotal, subtotal':
    rules('an order that is collected says so in a word'),
  'Address: street, city, state, pincode, mobile': [
    rules(
      'an order that is delivered carries its address in one line, its mobile, and the delivery',
    ),
    'tests/features/cart/checkout.test.tsx > the address survives a reload, the terms do not',
  ],
  'Payment form: check_in, check_out, emergency_number':
    'tests/blocks/payment-rules.test.ts > both days and the number are asked for',
  'Leaderboard player: players_rank, user_name, points (Witch)': [
    shapeOf('/players'),
    'tests/features/games/leaderboard.test.tsx > a visitor sees ten players, the first three on the podium, and ties share a rank',
  ],
  'Leaderboard player: points_m (Cans)': [
    shapeOf('/cans/players'),
    'tests/features/games/leaderboard.test.tsx > the cans have a board of their own, with points of their own',
  ],
  'The current player is known by name':
    'tests/features/games/own-name.test.tsx > whose names are tried',
})
