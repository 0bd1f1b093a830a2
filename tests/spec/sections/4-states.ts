import { section, testsIn } from '../section'

const session = testsIn('tests/app/session.test.tsx')
const logout = testsIn('tests/state/logout.test.tsx')
const record = testsIn('tests/state/own-record.test.tsx')
const cart = testsIn('tests/state/cart/cart.test.tsx')
const cartLines = testsIn('tests/state/cart/cart-lines.test.ts')
const cartScreen = testsIn('tests/features/cart/cart.test.tsx')
const checkout = testsIn('tests/features/cart/checkout.test.tsx')
const item = testsIn('tests/features/merch/item.test.tsx')
const otp = testsIn('tests/features/auth/forgot-password.test.tsx')
const lists = testsIn('tests/features/dashboard/complaint-lists.test.tsx')
const alone = testsIn('tests/features/events/register-alone.test.tsx')
const team = testsIn('tests/features/events/register-a-team.test.tsx')
const refused = testsIn('tests/features/events/registration-refused.test.tsx')
const states = testsIn('tests/features/contingent/states.alone.test.tsx')
const role = testsIn('tests/features/contingent/viewer-role.test.ts')
const forms = testsIn('tests/features/contingent/join-and-create.test.tsx')
const leaving = testsIn('tests/features/contingent/leave-and-delete.test.tsx')
const adding = testsIn('tests/features/contingent/add-members.test.tsx')
const carousel = testsIn('tests/features/gallery/carousel.alone.test.tsx')
const stack = testsIn('tests/features/gallery/swipe-stack.alone.test.tsx')
const zoom = testsIn('tests/features/gallery/zoom.alone.test.tsx')
const orb = testsIn('tests/app/nav/orb.test.tsx')
const payment = testsIn('tests/blocks/payment.test.tsx')

export const transitions = section('4-states', 'States and transitions', {
  'Login: user data that is set is saved to local storage':
    'tests/features/auth/sign-in.test.tsx > a student signs in, and is taken home after a second and a half',
  'Login: it lasts over a reload and in a second tab':
    'e2e/sign-in.spec.ts > a student signs in, reaches home, and is still signed in after a reload and in a second tab',
  'Login: clearing user data signs out': session(
    'signing out in another tab leaves a visitor of a public page where they are',
  ),
  'Login: the cart is saved whenever it changes': cart(
    'counts change, lines go and come back, and all of it is stored',
  ),
  'Login: the payment status is fetched again whenever the logged-in flag changes': session(
    'the payment status is fetched again whenever somebody signs in',
  ),
  'Login: it is fetched again on return to the tab (by decision §2.19)': record(
    'on return after five minutes the payment status is fetched again, once',
  ),
  'payment_status is read as a boolean in the profile':
    'tests/features/dashboard/profile.test.tsx > a payment status of %j is Paid',
  'payment_status is read as 0 or 1 on the home page, by the same function (by decision §2.2)': [
    'tests/features/home/pay.test.tsx > somebody who has paid reads PAID, and there is nothing to press',
    'tests/api/shapes.test.ts > payment_status %j means paid: %s',
  ],
  'Logout: “Logged out successfully” after 1 s': [
    logout('after a logout the words come after 1 s, and no sooner'),
    session('logging out leads home without scolding, and says so after a second'),
  ],
  'Logout: the flag resets after 10 s': logout(
    'a second logout after %i ms has words of its own: %s',
  ),
  'Forgot password: from the email step to the OTP step': otp(
    'a student asks for an OTP, sets a new password and is taken home at once',
  ),
  'Forgot password: the timer starts at 300 s and counts each second': otp(
    'the countdown runs from five minutes, by the second',
  ),
  'Forgot password: the time is computed from a deadline (by decision §2.5)': otp(
    'a phone that slept does not stretch the time',
  ),
  'Forgot password: at 0 the OTP has expired, and is refused with “OTP has expired. Please request a new OTP.”':
    [
      otp('an expired OTP is refused without being sent, and a new one starts the time again'),
      otp('an OTP is refused from the moment it expires, whatever the display shows'),
    ],
  'Forgot password: a new OTP resets the timer and the flag': otp(
    'an expired OTP is refused without being sent, and a new one starts the time again',
  ),
  'Complaints: “In Progress” is under Current, “Closed” under Closed, “Resolved” under Resolved':
    lists('complaints stand in three lists, newest first, a status nobody knows among the current'),
  'Complaints: an unknown status is under Current, in any case of letters (by decision §2.7)':
    lists('complaints stand in three lists, newest first, a status nobody knows among the current'),
  'Complaints: cancelling moves a current one to Closed': lists(
    'cancelling asks once, names the complaint, and moves it to Closed without asking the server again',
  ),
  'Complaints: the screen updates locally after the cancel call': lists(
    'cancelling asks once, names the complaint, and moves it to Closed without asking the server again',
  ),
  'Busy: “Signing In...”':
    'tests/features/auth/sign-in.test.tsx > the button says that it is signing in, and a double click sends once',
  'Busy: “Signing Up...”':
    'tests/features/auth/sign-up.test.tsx > the button says that it is signing up, and a double click sends once',
  'Busy: “Submitting...” (OTP)': otp(
    'the buttons say that they are working, and double clicks send once',
  ),
  'Busy: “Submitting...” (complaint)':
    'tests/features/dashboard/complaint-faults.test.tsx > a complaint that is on its way is not sent twice, even when the modal was shut meanwhile',
  'Busy: “Submitting...” (registration)': alone('a double click registers once'),
  'Busy: “Deregistering...”':
    'tests/features/dashboard/deregister.test.tsx > while it works the button says so, and pressing it again sends nothing more',
  'Busy: “Adding...” (team)':
    'tests/features/dashboard/add-members.test.tsx > while it works the button says so, and pressing it again sends nothing more',
  'Busy: “Adding...” (contingent)': adding(
    'while it works the button says so, and pressing it again sends nothing more',
  ),
  'Busy: “Cancelling...”': lists(
    'a complaint that is being cancelled says so, and another one does not',
  ),
  'Busy: the payment form says “Make Payment”': [
    'tests/features/contingent/paying.test.tsx > %s in a modal that the address opens, and Back closes',
  ],
  'Busy: the payment form switches to “Initiating....” while it runs': payment(
    'a student chooses a stay, and the payment site opens inside the click',
  ),
  'Registration: signed out, Register says “Please Sign in to Register”': [
    alone('signed out, Register on the card asks to sign in and opens nothing'),
    alone('signed out, Register on the details asks to sign in and opens nothing'),
  ],
  'Registration: signed in, the details close and the registration opens': alone(
    'Register in the details closes them and opens the registration; Back leads to the genre',
  ),
  'Registration: the size goes from min_participation to max_participation': team(
    '%s, %s: a team has at least %i and at most %i',
  ),
  'Registration: the size counts the leader (by decision §2.12)': team(
    'a quiz may be played alone: a team of one has no rows',
  ),
  'Registration: the largest team has 34 rows (by decision §2.12)': team(
    'the largest team has 34 rows, and all of them are sent',
  ),
  'Registration: duplicates in a team are caught before sending (by decision §2.12)': [
    team('the same SF id twice (%s) is caught at the second row'),
    team("the leader's own SF id or mail in a row is caught too"),
  ],
  'Registration: on success the modal closes': alone('a student registers for a solo event'),
  'Registration: on a failed result the modal closes': refused(
    'a refusal shows the words of the server, closes, and starts anew',
  ),
  'Registration: on a failed result the count resets to the minimum': refused(
    'a refusal shows the words of the server, closes, and starts anew',
  ),
  'Registration: the extra members are cleared after each submit': [
    refused('a refusal shows the words of the server, closes, and starts anew'),
    team('a registration that went through leaves no draft'),
  ],
  'Registration: the last team can be brought back (by decision §2.12)': refused(
    'after a refusal the last team is brought back in one tap, mended and sent',
  ),
  'Contingent: none, with join and create forms': forms(
    'somebody joins by id and code, spaces around them do not matter',
  ),
  'Contingent: member after join': forms(
    'somebody joins by id and code, spaces around them do not matter',
  ),
  'Contingent: leader after create': forms('somebody creates a contingent, and leads it'),
  'Contingent: the leader is whose id equals leaderId': [
    role('the id decides who leads'),
    role('another id does not'),
  ],
  'Contingent: leaving returns to none': leaving(
    'a member is asked once, told what is lost, and leaves',
  ),
  'Contingent: deleting returns to none': leaving(
    'a leader is told whom deleting takes along, and is in no contingent afterwards',
  ),
  'Contingent: the member list is fetched again after adding': adding(
    'a leader adds two members, row by row',
  ),
  'Contingent: the member list is fetched again after joining': forms(
    'somebody joins by id and code, spaces around them do not matter',
  ),
  'Contingent: the member list is fetched again after creating': forms(
    'somebody creates a contingent, and leads it',
  ),
  'Contingent: the member list is fetched again after leaving': leaving(
    'a member is asked once, told what is lost, and leaves',
  ),
  'Contingent: the member list is fetched again after deleting': leaving(
    'a leader is told whom deleting takes along, and is in no contingent afterwards',
  ),
  'Contingent: its payment is hidden when contingent_payment_status is true': [
    states('once the contingent is paid, its payment and Add Members are gone'),
    role('a %s of a contingent paid: %s, paid oneself: %s'),
  ],
  'Contingent: Individual payment is hidden when the own paymentStatus is true': [
    states('a member who has paid is not asked to pay again'),
    role('a %s of a contingent paid: %s, paid oneself: %s'),
  ],
  'Contingent: Add Members is hidden when the contingent is paid': [
    states('once the contingent is paid, its payment and Add Members are gone'),
    adding('the address of the modal opens nothing for %s'),
  ],
  'Cart: the same id and size increases the count, “Updated cart”': [
    item('the same item in the same size raises its line: Updated cart'),
    cartLines('the same item in the same size raises the line that is there'),
  ],
  'Cart: otherwise a new line, “Added to cart”': item(
    'the same item in another size is a new line: Added to cart',
  ),
  'Cart: minus does not go below 1': [
    cartScreen('plus and minus count, and minus stops at one'),
    cartLines('a count of %d becomes %d'),
  ],
  'Cart: plus has no cap': cartScreen('plus has no cap'),
  'Cart: remove deletes the line': [
    cartScreen('a removed line can be brought back to its place'),
    cartLines('removing takes that line only'),
  ],
  'Cart: after adding, the quantity is 1 and no size is chosen': item(
    'adding stores the line, says so, closes the modal, and begins anew',
  ),
  'Cart: after adding, the modal closes': item(
    'adding stores the line, says so, closes the modal, and begins anew',
  ),
  'Checkout: collect or home delivery, one of both': checkout(
    'home delivery costs 60 a piece, takes a month, and wants the terms accepted',
  ),
  'Checkout: home delivery needs an address': checkout(
    'an empty address says what is missing, and takes the focus to the first',
  ),
  'Checkout: home delivery needs the terms ticked': checkout(
    'home delivery costs 60 a piece, takes a month, and wants the terms accepted',
  ),
  'Checkout: the button reads “Accept terms and conditions” until ticked, then “Pay Now”': checkout(
    'home delivery costs 60 a piece, takes a month, and wants the terms accepted',
  ),
  'Checkout: collection needs the emergency number only':
    'tests/features/cart/rules.test.ts > whoever collects is asked for a number only',
  'Checkout: signed out, nothing is sent and the cart stays (by decision §2.8)': checkout(
    'signed-out people are asked to sign in; nothing is sent, and the cart stays',
  ),
  'Gallery: the carousel advances every 2 s': carousel(
    'the show moves on every two seconds, from the last picture to the first',
  ),
  'Gallery: a click zooms an image and pauses the carousel': zoom(
    'a click enlarges a picture under an address of its own, and the show waits',
  ),
  'Gallery: previous and next by hand': carousel(
    'Previous and Next turn around the ends, begin a new wait, and say where one is',
  ),
  'Gallery: the stack advances every 1.5 s': stack('the stack moves on every second and a half'),
  'Gallery: the stack pauses while an image is enlarged': zoom(
    'on a phone the stack waits while a picture is large',
  ),
  'Gallery: swiping down moves forward, swiping up moves back': stack(
    'a swipe down moves on, a swipe up moves back',
  ),
  'Gallery: a lock of 0.5 s': stack('for half a second after a move another one is not heard'),
  'FAQs: opening one closes the others':
    'tests/features/faqs/faqs.test.tsx > opening one question closes the other, and a second press closes it again',
  'Phone menu: it turns between its two pages': orb(
    'More turns to the second page, and Previous back',
  ),
  'Phone menu: More or Previous resets after 3 s': orb(
    '3 s after the menu is shut it is back on its first page, and not before',
  ),
})
