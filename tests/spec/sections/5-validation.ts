import { section, testsIn } from '../section'

const schema = testsIn('tests/features/auth/schema.test.ts')
const signIn = testsIn('tests/features/auth/sign-in.test.tsx')
const signUp = testsIn('tests/features/auth/sign-up.test.tsx')
const otp = testsIn('tests/features/auth/forgot-password.test.tsx')
const dates = testsIn('tests/shared/ui/date-field.test.tsx')
const issue = testsIn('tests/features/dashboard/report-issue.test.tsx')
const adding = testsIn('tests/features/dashboard/add-members.test.tsx')
const registered = testsIn('tests/features/dashboard/registered-events.test.tsx')
const rules = testsIn('tests/blocks/payment-rules.test.ts')
const payment = testsIn('tests/blocks/payment.test.tsx')
const cart = testsIn('tests/features/cart/rules.test.ts')
const checkout = testsIn('tests/features/cart/checkout.test.tsx')
const item = testsIn('tests/features/merch/item.test.tsx')
const forms = testsIn('tests/features/contingent/join-and-create.test.tsx')
const rows = testsIn('tests/features/contingent/rows.test.ts')
const pasted = testsIn('tests/features/contingent/pasted-members.test.tsx')
const server = testsIn('tests/mock-server/contingents.test.ts')

const wrong = signUp('each wrong value is explained in the words of the rule')
const required = (field: string) => schema(`${field} is required`)
const number = (text: string, words: string) =>
  rules(`the emergency number "${text}" is refused: ${words}`)
const address = (field: string, text: string, words: string) =>
  cart(`${field} "${text}" is refused: ${words}`)

export const validation = section('5-validation', 'Validation rules', {
  'Sign-in: an email that is not valid is “Invalid email”': [
    signIn('wrong values are explained beside their fields'),
    schema('the email "newcomer@" gives Invalid email, on every screen'),
  ],
  'Sign-in: an email is “Required”': signIn(
    'an empty form says what is required, and the first field takes the focus',
  ),
  'Sign-in: a password is “Required”': signIn(
    'an empty form says what is required, and the first field takes the focus',
  ),
  'Sign-in: a password of 7 characters is “At least 8 characters”': [
    signIn('wrong values are explained beside their fields'),
    schema('the password "1234567" gives At least 8 characters, on every screen'),
  ],
  'Sign-in: a password of 8 characters is enough': schema(
    'the password "12345678" gives undefined, on every screen',
  ),
  'Sign-up: the email must be valid': wrong,
  'Sign-up: the password needs 8 characters': wrong,
  'Sign-up: the second password must equal the first, “Passwords must match”': [
    wrong,
    schema('the second password "Purulia#6" gives Passwords must match'),
  ],
  'Sign-up: name is “Required”': required('name'),
  'Sign-up: college is “Required”': required('college'),
  'Sign-up: gender is “Required”': required('gender'),
  'Sign-up: state is “Required”': required('state'),
  'Sign-up: city is “Required”': required('city'),
  'Sign-up: yop is “Required”': required('yop'),
  'Sign-up: security_question is “Required”': required('security_question'),
  'Sign-up: security_answer is “Required”': required('security_answer'),
  'Sign-up: captcha is “Required”': [
    required('captcha'),
    signUp('only the captcha is missing: it says so and takes the focus'),
  ],
  'Sign-up: every field that is required says so in the form': signUp(
    'an empty form says what is required, sends nothing, and the first field takes the focus',
  ),
  'Sign-up: a mobile of 9 digits is “Must be a valid 10-digit number”': schema(
    'the mobile "900000006" gives Must be a valid 10-digit number',
  ),
  'Sign-up: a mobile of 11 digits is “Must be a valid 10-digit number”': schema(
    'the mobile "90000000655" gives Must be a valid 10-digit number',
  ),
  'Sign-up: a mobile of 10 digits is right': schema('the mobile "9000000065" gives undefined'),
  'Sign-up: the mobile input is capped at 10 characters': signUp(
    'the mobile field takes ten characters and no more',
  ),
  'Sign-up: dob is “Required”': schema('on 10 January 2025 a birth on "%s" gives %s'),
  'Sign-up: a dob a day short of 16 years is “Must be at least 16 years old”': schema(
    'on 10 January 2025 a birth on "2009-01-11" gives Must be at least 16 years old',
  ),
  'Sign-up: a dob of 16 years to the day is right': [
    schema('on 10 January 2025 a birth on "2009-01-10" gives undefined'),
    schema('a sixteenth birthday begins at midnight in India (%s)'),
  ],
  'Sign-up: the years of passing are 2025 to 2029': [
    signUp('the choices are those of the festival'),
    schema('the year of passing 2024 is offered: false'),
    schema('the year of passing 2025 is offered: true'),
    schema('the year of passing 2029 is offered: true'),
    schema('the year of passing 2030 is offered: false'),
  ],
  'Sign-up: the genders are M (“Male”) and F (“Female”)': [
    signUp('the choices are those of the festival'),
    signUp('a newcomer fills in the whole form and signs up'),
  ],
  'Sign-up: the city is disabled until a state is chosen': signUp(
    'the city waits for the state, and a new state clears it',
  ),
  'Sign-up: changing the state clears the city': signUp(
    'the city waits for the state, and a new state clears it',
  ),
  'Sign-up: the date is displayed like F j, Y': [
    dates('a day is shown in words and kept as the server reads it'),
    signUp('the day of birth can be chosen from a calendar'),
  ],
  'Sign-up: the date is sent as Y-m-d': [
    signUp('a newcomer fills in the whole form and signs up'),
    dates('a day typed as %s is understood'),
  ],
  'Forgot password: the email step needs a valid email': otp('the email step wants a valid email'),
  'Forgot password: “OTP is required”': otp('wrong values are explained beside their fields'),
  'Forgot password: five digits are “OTP must be a 6-digit number”': [
    otp('wrong values are explained beside their fields'),
    schema('the OTP "12345" gives OTP must be a 6-digit number'),
  ],
  'Forgot password: seven digits are “OTP must be a 6-digit number”': schema(
    'the OTP "1234567" gives OTP must be a 6-digit number',
  ),
  'Forgot password: letters are “OTP must be a 6-digit number”': schema(
    'the OTP "12345a" gives OTP must be a 6-digit number',
  ),
  'Forgot password: the new password needs 8 characters': otp(
    'wrong values are explained beside their fields',
  ),
  'Complaint: a type must be chosen, “Please select Issue Type”': issue(
    'an empty form names both mistakes, moves to the first, and sends nothing',
  ),
  'Complaint: the text needs a letter, “Please Fill in the Issue”': [
    issue('an empty form names both mistakes, moves to the first, and sends nothing'),
    issue('%j says nothing, and is not sent'),
  ],
  'Complaint: one letter is enough': issue('%j has a letter, and is sent'),
  'Complaint: type “Registration Issue”': issue(
    'Registration Issue is sent by its own name, without an event',
  ),
  "Complaint: type “De-registration or Other Issue's”": issue(
    "De-registration or Other Issue's is sent by its own name, without an event",
  ),
  'Complaint: an optional event from the event list, sent before the type (by decision §2.7)': [
    issue('a complaint about an event names it before the type, and is listed first of all'),
    issue("one's own events come first, and no event comes twice"),
  ],
  "Complaint: “Issue Where” is “Registered Events” or “Other's”": issue(
    "an Other's issue asks for no type, and is sent as Others",
  ),
  "Complaint: an Other's issue is sent as type “Others”": issue(
    "an Other's issue asks for no type, and is sent as Others",
  ),
  "Complaint: an Other's issue needs a letter, too": issue('%j says nothing, and is not sent'),
  'Add team member: needs an SF-ID': adding(
    'both fields are needed, and the first mistake takes the focus',
  ),
  'Add team member: needs an email': adding(
    'both fields are needed, and the first mistake takes the focus',
  ),
  'Add team member: others than the leader get no form': registered(
    'a member sees who leads, and nothing to change',
  ),
  "Add team member: “You are not the leader so you can't add a member”": adding(
    'whoever is no longer the leader is told so, and the card shows it',
  ),
  'Add team member: the button shows only below max_participation': [
    registered('a full team has no form to add to it'),
    adding('with the last place taken the form goes, and the focus is not lost'),
    adding('no more rows than free places are offered'),
  ],
  'Payment: “Check-in date is required”': [
    rules('both days and the number are asked for'),
    payment('an empty form says what is missing, opens nothing, and takes the focus to the first'),
  ],
  'Payment: “Check-out date is required”': [
    rules('both days and the number are asked for'),
    payment('an empty form says what is missing, opens nothing, and takes the focus to the first'),
  ],
  'Payment: “Check-out date must be after check-in date”': [
    rules('nobody leaves before they come: 2025-01-25 to 2025-01-24'),
    payment('whoever comes later after all is told that the day of leaving does not fit'),
  ],
  'Payment: real dates are compared, and equal ones are allowed (by decision §2.6)': [
    rules('nobody leaves before they come: 2025-02-01 to 2025-01-31'),
    rules('a stay from 2025-01-22 to 2025-01-22 is fine'),
  ],
  'Payment: “Emergency number is required”': [
    rules('both days and the number are asked for'),
    payment('an empty form says what is missing, opens nothing, and takes the focus to the first'),
  ],
  'Payment: “Emergency number must be only digits”': [
    number('90000000ab', 'Emergency number must be only digits'),
    payment('the number 90000o0065 is refused with the right words'),
  ],
  'Payment: nine digits are “Emergency number must be of 10 digits”': [
    number('900000000', 'Emergency number must be of 10 digits'),
    payment('the number 90000 is refused with the right words'),
  ],
  'Payment: eleven digits are “Emergency number can be of 10 digits”': number(
    '90000000655',
    'Emergency number can be of 10 digits',
  ),
  'Payment: the input allows at most 10 characters': payment(
    'the number %s is refused with the right words',
  ),
  'Payment: dates from 22-01-2025 to 28-01-2025': payment(
    'the seven days are offered; leaving begins with the day of arrival',
  ),
  'Payment: the same form for a contingent': payment('a contingent is paid for as a contingent'),
  'Address: the street is required': address('street', '    ', 'Street is required'),
  'Address: four letters are “Street must be at least 5 characters”': address(
    'street',
    '14 L',
    'Street must be at least 5 characters',
  ),
  'Address: five letters are a street': cart('street "14 La" is just enough'),
  'Address: the city needs 2 characters': [
    address('city', 'K', 'City must be at least 2 characters'),
    cart('city "Ko" is just enough'),
  ],
  'Address: the state needs 2 characters': [
    address('state', 'W', 'State must be at least 2 characters'),
    cart('state "WB" is just enough'),
  ],
  'Address: city, state and pincode are required': checkout(
    'an empty address says what is missing, and takes the focus to the first',
  ),
  'Address: five digits are “Pincode must be exactly 6 digits”': address(
    'pincode',
    '72130',
    'Pincode must be exactly 6 digits',
  ),
  'Address: seven digits are “Pincode must be exactly 6 digits”': address(
    'pincode',
    '7213022',
    'Pincode must be exactly 6 digits',
  ),
  'Address: the mobile is required': checkout(
    'an empty address says what is missing, and takes the focus to the first',
  ),
  'Address: the mobile follows the rules of the emergency number': [
    address('mobile', '90000 0065', 'Emergency number must be only digits'),
    address('mobile', '900000006', 'Emergency number must be of 10 digits'),
    address('mobile', '90000000655', 'Emergency number can be of 10 digits'),
  ],
  'Cart: without a size “Please select a size before adding to cart”': item(
    'without a size nothing is added: it says why, and the first size has the focus',
  ),
  'Cart: home delivery without the terms “Accept terms and conditions”': [
    cart('without the terms nothing is delivered'),
    checkout('home delivery costs 60 a piece, takes a month, and wants the terms accepted'),
  ],
  'Contingent: join needs contingent_id and contingent_code': forms(
    'empty fields are caught, and nothing is sent',
  ),
  'Contingent: create needs contingent_name': forms('empty fields are caught, and nothing is sent'),
  'Contingent: Add Members takes 1 to 20 rows of sfId and email': [
    rows('twenty go at once; the others stay, and go next'),
    pasted('twenty rows at most; the twenty-first of a list waits, and comes next'),
    server('twenty rows are read, twenty-one or none are not'),
  ],
  'Contingent: what else is wrong with a row the server decides':
    'tests/features/contingent/add-members.test.tsx > who is in the contingent already, and what is no mail, is for the server to say',
})
