import { section, testsIn } from '../section'

const session = testsIn('tests/app/session.test.tsx')
const faults = testsIn('tests/faults/faults.test.ts')
const api = testsIn('tests/api/faults.test.ts')
const signIn = testsIn('tests/features/auth/sign-in.test.tsx')
const third = testsIn('tests/features/auth/third-party-sign-in.test.tsx')
const issue = testsIn('tests/features/dashboard/report-issue.test.tsx')
const games = testsIn('tests/features/games/bad-days.test.tsx')
const forms = testsIn('tests/features/contingent/join-and-create.test.tsx')

const survives = (path: string) =>
  faults(`${path} > survives every fault in one and the same screen`)
const ends = (path: string) => faults(`${path} > leads to the sign-in when the session has ended`)

export const errors = section('8-errors', 'The error catalogue', {
  'Code 0 is success': api('%s gives the words of the server, or none'),
  'The server’s message is shown as a success toast on contingent calls': [
    forms('somebody joins by id and code, spaces around them do not matter'),
    forms('somebody creates a contingent, and leads it'),
  ],
  'Words after success: the server’s, else our own (by decision §6.4)': [
    api('%s gives the words of the server, or none'),
    faults('$path > reads what is there of an odd answer'),
  ],
  'Any other code shows the server’s message as an error toast': faults(
    '$path > survives every fault in one and the same screen',
  ),
  'Code -5 on dashboard calls: logged out, to /signin': [
    ends('/api/user/registered_events'),
    ends('/api/user/getUser'),
    ends('/api/event/deregister/member'),
    ends('/api/event/deregister/team'),
    ends('/api/user/complaints/fetchComplaints'),
    ends('/api/user/complaints/submitComplaints'),
    ends('/api/user/complaints/cancelComplaints'),
  ],
  'Code -5 on register is about the members (by decision §2.3)': survives('/api/event/register'),
  'Code -5 on addMember is shown; the session ends if the next call says so (by decision §2.3)': [
    survives('/api/event/addMember'),
    'tests/features/dashboard/team-faults.test.tsx > addMember with -5 in other words, from a session that has ended, ends it after all',
  ],
  'Code -1 on getMembers gives “Login Again to continue”': ends('/api/contingent/getMembers'),
  'Code 2 on getMembers means in no contingent (by decision §2.3)': faults(
    '/api/contingent/getMembers > reads what is there of an odd answer',
  ),
  'Other contingent calls: a code is a refusal; HTTP 401 or words end the session (by decision §6.2)':
    [
      survives('/api/contingent/join'),
      ends('/api/contingent'),
      ends('/api/contingent/join'),
      ends('/api/contingent/add'),
      ends('/api/contingent/leave'),
    ],
  'Several calls that find the session ended give one message and one way (by decision §2.3)': [
    session('a session that the server no longer knows ends with one message and one way on'),
    'tests/features/dashboard/team-faults.test.tsx > two acts that find the session ended together give one message',
  ],
  'Nobody is signed out by a failing network (by decision §2.3)': session(
    'without a network nobody is signed out',
  ),
  'A non-2xx answer with words is an answer (by decision §2.4)': [
    survives('/api/user/login'),
    signIn('a wrong password is refused in the server’s words, which stay in the form'),
  ],
  'HTTP 429 without a body is an answer: “Too many attempts. Please try again in a few minutes.” (by decision §6.3)':
    [
      api('HTTP 429 with no body is a refusal in words'),
      survives('/api/user/forgotPassword/requestOtp'),
    ],
  'HTTP 5xx is a failure, not a refusal: everything typed stays (by decision §6.3)': [
    survives('/api/event/register'),
    survives('/api/user/forgotPassword/verifyOtp'),
    'tests/features/auth/faults.test.tsx > what a server says that is down, or a rate limiter, stays in the form, and adds nothing',
  ],
  'HTML, an empty and a broken body are no answer (by decision §2.4)': faults(
    '$path > survives every fault in one and the same screen',
  ),
  'A write without an answer may have arrived: it is looked up and said (by decision §6.5)': [
    'tests/features/contingent/no-answer.test.tsx > %s that arrives without an answer is said, and shown',
    'tests/features/events/no-answer.test.tsx > a registration that arrives without an answer is said, and the modal closes',
    'tests/features/auth/no-answer.test.tsx > a new password without an answer offers to sign in with it',
  ],
  'Sign-in, network: “Something went wrong. Please try again later.”': [
    survives('/api/user/login'),
    'e2e/sign-in.spec.ts > a wrong password says so and keeps the mail; without a network the words say that',
  ],
  'Third-party sign-in, network: “Google Sign-In failed. Please try again later”': [
    survives('/api/user/login/google'),
    third('without a network it is Google Sign-In that failed, and what was typed stays'),
  ],
  'Third-party sign-in, widget: “Google Sign-In was unsuccessful. Please try again”': third(
    'an answer of the widget without a credential is told',
  ),
  'Sign-up, network: “Please try again”': [
    survives('/api/user/register_user'),
    'tests/features/auth/captcha.test.tsx > after a network failure the captcha is asked for again',
  ],
  'Forgot password, network: “Something went wrong. Please try again.” (OTP)': survives(
    '/api/user/forgotPassword/requestOtp',
  ),
  'Forgot password, network: “Something went wrong. Please try again.” (new password)': survives(
    '/api/user/forgotPassword/verifyOtp',
  ),
  'Expired OTP: “OTP has expired. Please request a new OTP.”':
    'tests/features/auth/forgot-password.test.tsx > an expired OTP is refused without being sent, and a new one starts the time again',
  'Complaint, submit failure: the code is shown as a warning': [
    'tests/features/dashboard/complaint-faults.test.tsx > the code of a complaint that was refused is shown as a warning, beside the words',
    survives('/api/user/complaints/submitComplaints'),
  ],
  'Complaint rules: “Please select Issue Type”': issue(
    'an empty form names both mistakes, moves to the first, and sends nothing',
  ),
  'Complaint rules: “Please Fill in the Issue”': issue(
    'an empty form names both mistakes, moves to the first, and sends nothing',
  ),
  "Add member by others: “You are not the leader so you can't add a member”": [
    'tests/features/dashboard/add-members.test.tsx > whoever is no longer the leader is told so, and the card shows it',
    survives('/api/event/addMember'),
  ],
  'Register when signed out: “Please Sign in to Register”': [
    'tests/features/events/register-alone.test.tsx > signed out, Register on the %s asks to sign in and opens nothing',
    'e2e/register.spec.ts > a visitor is asked to sign in before registering',
  ],
  'Registration, network: “network issue”': survives('/api/event/register'),
  'Registration, non-zero code: the server’s message, and the modal closes': [
    survives('/api/event/register'),
    'tests/features/events/registration-refused.test.tsx > a refusal shows the words of the server, closes, and starts anew',
  ],
  'Join, network: “Network issue”': survives('/api/contingent/join'),
  'Create, network: “Network issue”': survives('/api/contingent'),
  'Add, network: “Network issue”': [
    survives('/api/contingent/add'),
    'tests/features/contingent/add-members.test.tsx > rows survive closing the modal, a reload and a dead network',
  ],
  'Payment needs no network: it is a hand-off, opened inside the click (by decision §2.9)':
    'tests/blocks/payment.test.tsx > a student chooses a stay, and the payment site opens inside the click',
  'Leave and delete, network: “network Issue”': survives('/api/contingent/leave'),
  'Guarded route: “Please Sign-in to continue”': session(
    'a visitor who opens the dashboard is asked to sign in, once',
  ),
  'Cart without a size: “Please select a size before adding to cart”':
    'tests/features/merch/item.test.tsx > without a size nothing is added: it says why, and the first size has the focus',
  'Home delivery without terms: “Accept terms and conditions”':
    'tests/features/cart/checkout.test.tsx > home delivery costs 60 a piece, takes a month, and wants the terms accepted',
  'Dashboard reads that fail say so and can be tried again (by decision §5)': [
    survives('/api/user/registered_events'),
    survives('/api/user/complaints/fetchComplaints'),
  ],
  'The payment-status fetch only logs its failure': [
    session('without a network nobody is signed out'),
    'tests/features/home/pay.test.tsx > when the payment status does not come, paying is offered all the same',
  ],
  'The event fetch logs “Error fetching event details:”': [
    survives('/api/event'),
    'tests/app/events-list.test.tsx > without a network the list of the last visit serves, and the failure is only logged',
  ],
  'Games: a non-zero code is logged, and loading ends': [
    games('on %s the host’s own words are shown and logged'),
    faults('$path > survives every fault in one and the same screen'),
  ],
  'A payment that cannot be opened offers a way on': [
    'tests/blocks/payment-under-way.test.tsx > where the browser held the tab back, a button opens it, and no address with a token is in the page',
    'e2e/missing-parts.spec.ts > the payment form that does not come leaves the home page as it is',
  ],
  'Missing icons break nothing':
    'tests/shared/start/brokenPictures.alone.test.ts > without their file icons leave signs, also those that come or change later',
})
