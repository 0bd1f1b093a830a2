import { section, testsIn } from '../section'

const wire = testsIn('tests/api/wire.test.ts')
const shapes = testsIn('tests/api/shapes.test.ts')
const contract = testsIn('tests/mock-server/contract.test.ts')
const handoffs = testsIn('tests/api/handoffs.test.ts')
const payment = testsIn('tests/blocks/payment.test.tsx')
const alone = testsIn('tests/features/events/register-alone.test.tsx')
const deregister = testsIn('tests/features/dashboard/deregister.test.tsx')

const sent = (path: string) =>
  wire(`${path} goes to its host by its method, with its payload and nothing more`)
const answered = (path: string) => contract(`${path} answers in the shape that is known`)
const call = (path: string) => [sent(path), answered(path)]

export const calls = section('7-calls', 'The calls it makes', {
  'Three hosts: master, its variant for user and event calls, games': [
    wire('%s goes to its host by its method, with its payload and nothing more'),
    'tests/mock-server/api-server.test.ts > the three hosts answer at their own places',
  ],
  'There are these calls and no others': [
    wire('these are all the calls there are'),
    'tests/faults/faults.test.ts > every call of the site has a row, and every row is a call of the mock server',
  ],
  'Common response: code and message': contract('%s answers in the shape that is known'),
  'POST /api/user/login {email, password}': [
    ...call('/api/user/login'),
    'tests/features/auth/sign-in.test.tsx > the email is sent without the spaces around it, the password with them',
  ],
  'POST /api/user/login/google {token}': [
    ...call('/api/user/login/google'),
    'tests/features/auth/third-party-sign-in.test.tsx > somebody signs in with the third party and is taken home',
  ],
  'POST /api/user/register_user with the sign-up payload': [
    ...call('/api/user/register_user'),
    'tests/features/auth/sign-up.test.tsx > a newcomer fills in the whole form and signs up',
  ],
  'POST /api/user/forgotPassword/requestOtp {email}': call('/api/user/forgotPassword/requestOtp'),
  'POST /api/user/forgotPassword/verifyOtp {email, otp, password}; otp is text': [
    ...call('/api/user/forgotPassword/verifyOtp'),
    'tests/features/auth/forgot-password.test.tsx > a code that begins with zeros, pasted in groups, arrives as six digits of text',
  ],
  'POST /api/user/getUser {token}': call('/api/user/getUser'),
  'GET /api/event, without a payload': call('/api/event'),
  'GET /api/event runs once on start': [
    'tests/app/events-list.test.tsx > the event list is asked for once on start, and kept for the next visit',
    'tests/app/double-clicks.test.tsx > the event list is fetched once, also when somebody signs in',
  ],
  'GET /api/event is read as data, or as a flat list': [
    shapes('the real event list: eleven groups, ten of them visible'),
    shapes('a flat list of events is grouped by genre'),
  ],
  'POST /api/event/register {token, eventCity, eventId, teamMembers}': call('/api/event/register'),
  'Register: eventCity is “KGP”': alone('a student registers for a solo event'),
  'Register: the first member is the user': [
    alone('a student registers for a solo event'),
    'tests/features/events/register-a-team.test.tsx > a leader registers a team of three',
  ],
  'POST /api/user/registered_events {token}': call('/api/user/registered_events'),
  'Registered events: soloEventData and groupEventData beside code': shapes(
    'registrations: ids as text or number, members without a mail, odd rows left out',
  ),
  'POST /api/event/deregister/member {token, eventId, memberToDeregister}': call(
    '/api/event/deregister/member',
  ),
  'Deregister: used for solo events': deregister(
    'a student leaves a solo event after being asked once',
  ),
  'Deregister: used for removing a team member': deregister(
    'a leader ticks several members and removes them at once',
  ),
  'POST /api/event/deregister/team {token, eventId}': call('/api/event/deregister/team'),
  'POST /api/event/addMember {token, eventId, teamMembers}': call('/api/event/addMember'),
  'POST /api/user/complaints/fetchComplaints {token}': call('/api/user/complaints/fetchComplaints'),
  'POST /api/user/complaints/submitComplaints {token, type, issue}': call(
    '/api/user/complaints/submitComplaints',
  ),
  'POST /api/user/complaints/cancelComplaints {complaint_id, token}; the id is a number (by decision §2.7)':
    [
      ...call('/api/user/complaints/cancelComplaints'),
      'tests/mock-server/complaints.test.ts > a complaint is cancelled by a number, not by text',
    ],
  'POST /api/contingent/getMembers {token}': call('/api/contingent/getMembers'),
  'POST /api/contingent {token, contingent_name}': call('/api/contingent'),
  'POST /api/contingent/join {token, contingent_id, contingent_code}': call('/api/contingent/join'),
  'POST /api/contingent/add {token, members}': call('/api/contingent/add'),
  'POST /api/contingent/leave {token}, for leave and delete': [
    ...call('/api/contingent/leave'),
    'tests/mock-server/contingents.test.ts > a member leaves alone, a leader takes the contingent along',
  ],
  'GET /player?user_name={name}, with code and player[0]': [
    ...call('/player'),
    'tests/features/games/leaderboard.test.tsx > a name with marks of its own is asked for as it is',
  ],
  'GET /cans/player?user_name={name}': call('/cans/player'),
  'GET /players, with code, players[] and message': call('/players'),
  'GET /cans/players': call('/cans/players'),
  'Accommodation payment opens a new tab at the main site root': payment(
    'a student chooses a stay, and the payment site opens inside the click',
  ),
  'Its query: token, phoneNumber, type, origin=1, in this order': handoffs(
    'the payment address carries token, number, type and origin, in this order',
  ),
  'Its type is “Individual”': payment(
    'a student chooses a stay, and the payment site opens inside the click',
  ),
  'Its type is “Contingent” for a contingent': payment('a contingent is paid for as a contingent'),
  'Check-in and check-out are collected and not sent': payment(
    'a student chooses a stay, and the payment site opens inside the click',
  ),
  'Merch checkout opens a new tab with cart, the JSON payload, and origin=1': [
    handoffs('the checkout address carries the order as JSON, and origin'),
    'tests/features/cart/checkout.test.tsx > whoever collects gives a number, and the payment site opens inside the click',
  ],
  'Hand-offs are encoded, and the new tab learns nothing of this one (by decision §2.9)': [
    handoffs('a token and a number with %s arrive whole'),
    handoffs('an address and a name with %s arrive whole'),
    handoffs('the new tab can neither reach this one nor learn where people came from'),
  ],
  'A blocked pop-up offers the link instead (by decision §2.9)':
    'tests/blocks/payment-under-way.test.tsx > where the browser held the tab back, a button opens it, and no address with a token is in the page',
  'The games are iframes of two external sites': [
    'tests/features/games/games.test.tsx > a game fills the window, with the least permissions and a way back',
    'tests/features/games/games.test.tsx > a game of another site keeps its own origin, which it needs for its files',
  ],
  'The aftermovie is an embedded video':
    'tests/features/aftermovie/youtube-film.test.tsx > it comes from the host that sets no cookies, in a frame with the least permissions',
  'The map is an embedded maps frame':
    'tests/features/accommodation/find-the-campus.test.tsx > the map loads only when it is seen',
  'The sign-in page loads a third-party sign-in script':
    'tests/features/auth/third-party-sign-in.test.tsx > its script is asked for on the sign-in screen only',
  'The captcha script is loaded on sign-up only (by decision §5)':
    'tests/features/auth/captcha-does-not-load.test.tsx > it is asked for on the sign-up screen only',
  'Analytics page views are sent':
    'tests/app/page-views.test.tsx > one page view for each path, none for a modal or a search',
})
