import { section, testsIn } from '../section'

const home = testsIn('tests/features/home/home.test.tsx')
const pay = testsIn('tests/features/home/pay.test.tsx')
const bar = testsIn('tests/app/nav/bar.test.tsx')
const signIn = testsIn('tests/features/auth/sign-in.test.tsx')
const third = testsIn('tests/features/auth/third-party-sign-in.test.tsx')
const signUp = testsIn('tests/features/auth/sign-up.test.tsx')
const otp = testsIn('tests/features/auth/forgot-password.test.tsx')
const states = testsIn('tests/content/states.test.ts')

export const accounts = section('2-accounts', 'Home, sign-in, sign-up, forgot password', {
  'Home: the festival logo leads out': [
    home('both logos lead out, once each (%i px)'),
    bar('both logos lead out'),
  ],
  'Home: the college logo leads out': [
    home('both logos lead out, once each (%i px)'),
    bar('both logos lead out'),
  ],
  'Home: a wide illustration shows on wide windows':
    'e2e/widths.spec.ts > a wide window has the wide poster, a phone the narrow one',
  'Home: a narrow illustration shows on narrow windows': [
    'e2e/widths.spec.ts > a wide window has the wide poster, a phone the narrow one',
    'tests/features/home/unmask.test.tsx > beside a narrow poster nothing hangs, and the great mask is lifted all the same',
  ],
  'Home: “LOG IN” leads to /signin when signed out': home(
    'a visitor finds the theme, the dates and the way to sign in',
  ),
  'Home: “DASHBOARD” leads to /dashboard when signed in': home(
    'somebody who is signed in finds the dashboard instead',
  ),
  'Home: “PAY NOW” shows when signed in': pay(
    'somebody who has not paid opens the payment, by an address of its own',
  ),
  'Home: “PAY NOW” does not show when signed out': pay('a visitor is not asked to pay'),
  'Home: the button reads “PAID” and is disabled once the payment status is 1': pay(
    'somebody who has paid reads PAID, and there is nothing to press',
  ),
  'Home: “PAY NOW” opens a modal titled “PAYMENT”': pay(
    'somebody who has not paid opens the payment, by an address of its own',
  ),
  'Home: five social networks: X, Facebook, Instagram, YouTube, LinkedIn': [
    home('the five social networks open in a tab of their own that learns nothing of this one'),
    'tests/content/edition65.test.ts > edition 65 > five social networks, two sites of the festival, and three lines to call',
  ],
  'Sign-in: a form with email and password': signIn(
    'a student signs in, and is taken home after a second and a half',
  ),
  'Sign-in: a button to log in with a third-party account': third(
    'somebody signs in with the third party and is taken home',
  ),
  'Sign-in: “New User? Sign Up” leads to /signup': signIn(
    'new users and forgetful ones find their links',
  ),
  'Sign-in: a link leads to /forgot-password': signIn(
    'new users and forgetful ones find their links',
  ),
  'Sign-in: it leads to / after 1.5 s, once the user is set': signIn(
    'a student signs in, and is taken home after a second and a half',
  ),
  'Sign-in by third party: it leads to / after 1.5 s, too': third(
    'somebody signs in with the third party and is taken home',
  ),
  'Sign-up: three sections, “Personal Information”, “College Information”, “Account Credentials”':
    signUp('the form has three numbered sections and a way back to sign in'),
  'Sign-up: a captcha': signUp('only the captcha is missing: it says so and takes the focus'),
  'Sign-up: it leads to /signin after 1.5 s': signUp(
    'after signing up people are taken to sign in after a second and a half',
  ),
  'Sign-up: a link leads back to sign-in': signUp(
    'the form has three numbered sections and a way back to sign in',
  ),
  'Sign-up: state and city come from the Indian states with their districts': [
    states('a student finds all 28 states and 8 union territories, once each and in order'),
    states('every state offers the number of districts that it has'),
    signUp('the city waits for the state, and a new state clears it'),
  ],
  'Forgot password, step 1: it asks for an email': otp('the email step wants a valid email'),
  'Forgot password, step 2 is “Verify OTP”: OTP and new password': otp(
    'a student asks for an OTP, sets a new password and is taken home at once',
  ),
  'Forgot password: a countdown “OTP expires in” m:ss': otp(
    'the countdown runs from five minutes, by the second',
  ),
  'Forgot password: an accepted OTP leads to / at once, a refused one stays (by decision §2.5)': [
    otp('a student asks for an OTP, sets a new password and is taken home at once'),
    otp('a wrong OTP stays on the step, keeps the password, clears the OTP and says why'),
  ],
})
