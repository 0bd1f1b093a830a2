import { section, testsIn } from '../section'

const screen = testsIn('tests/features/dashboard/dashboard-screen.test.tsx')
const modals = testsIn('tests/features/dashboard/modals.test.tsx')
const registered = testsIn('tests/features/dashboard/registered-events.test.tsx')
const deregister = testsIn('tests/features/dashboard/deregister.test.tsx')
const adding = testsIn('tests/features/dashboard/add-members.test.tsx')
const profile = testsIn('tests/features/dashboard/profile.test.tsx')
const issue = testsIn('tests/features/dashboard/report-issue.test.tsx')
const lists = testsIn('tests/features/dashboard/complaint-lists.test.tsx')
const states = testsIn('tests/features/contingent/states.alone.test.tsx')
const forms = testsIn('tests/features/contingent/join-and-create.test.tsx')
const paying = testsIn('tests/features/contingent/paying.test.tsx')
const barcodes = testsIn('tests/features/contingent/barcodes.alone.test.tsx')
const leaving = testsIn('tests/features/contingent/leave-and-delete.test.tsx')
const addRows = testsIn('tests/features/contingent/add-members.test.tsx')
const cards = testsIn('tests/features/accommodation/read-the-cards.test.tsx')
const modal = testsIn('tests/shared/ui/Modal.test.tsx')

const nine = profile('the nine fields of somebody who has paid')
const five = states('a leader has the five buttons, the ID, the code and the list')
const three = states('a member has three buttons, and sees who leads')

export const own = section('2-own', 'Dashboard, contingent, accommodation', {
  'Dashboard: the user’s name and sfId': screen(
    'a student finds name and SF id on the pass, and the tab says Dashboard',
  ),
  'Dashboard: the avatar goes by gender': screen('%s sees her or his own kind of portrait'),
  'Dashboard: the avatar opens the profile': modals(
    'Open your profile opens Profile alone, and takes the focus back',
  ),
  'Dashboard: a tile opens “Registered Events”': modals(
    'Registered Events opens Registered Events alone, and takes the focus back',
  ),
  'Dashboard: a tile opens “Profile”': modals(
    'Profile opens Profile alone, and takes the focus back',
  ),
  'Dashboard: a tile opens “Report Issue”': modals(
    'Report Issue opens Report Issue alone, and takes the focus back',
  ),
  'Dashboard: a large Schedule tile leads to /schedule': modals(
    'the scroll of four days leads to the schedule',
  ),
  'Dashboard: “Your BarCode” opens a modal': modals(
    'Your BarCode opens Your BarCode alone, and takes the focus back',
  ),
  'Dashboard: the barcode is that of the sfId': [
    'tests/blocks/barcode.alone.test.tsx > %s SF id is read back by a scanner, sign for sign',
    'tests/blocks/barcode.alone.test.tsx > the dashboard shows the SF id alone, also to somebody who is in a contingent',
    'e2e/dashboard.spec.ts > the barcode on the screen is read back by a scanner',
  ],
  'Dashboard: Logout clears the stored user data and leads to /': screen(
    'logging out forgets the person at once, and says so after one second',
  ),
  'Dashboard: an expired session leads to /signin': [
    'tests/app/session.test.tsx > a session that the server no longer knows ends with one message and one way on',
    'e2e/sign-in.spec.ts > an expired session ends at the sign-in page, with one message',
  ],
  'Modals: one at a time': [
    modals('$button opens $dialog alone, and takes the focus back'),
    'e2e/dashboard.spec.ts > tiles open one modal each, a link and a reload too, and Back closes it',
  ],
  'Modals: the background is blurred': 'e2e/widths.spec.ts > the page behind a modal is blurred',
  'Modals: a click on the background closes them': modal(
    'a press on the page behind closes a modal, a press on the modal does not',
  ),
  'Registered Events: a solo section and a group section': registered(
    'solo events stand under Solo, teams with their size under Group',
  ),
  'Registered Events: solo rows have a deregister button': deregister(
    'a student leaves a solo event after being asked once',
  ),
  'Registered Events: group rows list the members': registered(
    'solo events stand under Solo, teams with their size under Group',
  ),
  'Registered Events: the leader can deregister the team': [
    registered('a leader may end the team, remove every other member, and fill the free places'),
    deregister('a leader ends the team for everybody, who are named first'),
  ],
  'Registered Events: the leader has a remove button on each other member, none on the own row':
    registered('a leader may end the team, remove every other member, and fill the free places'),
  'Registered Events: an add-member form while the team has room': [
    registered('a leader may end the team, remove every other member, and fill the free places'),
    adding('a leader adds a member; spaces and small letters do not matter'),
  ],
  'Registered Events: no form once the team is full': registered(
    'a full team has no form to add to it',
  ),
  'Registered Events: members have nothing to change': registered(
    'a member sees who leads, and nothing to change',
  ),
  'Profile is read-only': nine,
  'Profile: “NAME”': nine,
  'Profile: “EMAIL”': nine,
  'Profile: “SF-ID”': nine,
  'Profile: “MOBILE”': nine,
  'Profile: “CITY”': nine,
  'Profile: “COLLEGE”': nine,
  'Profile: “GENDER”': nine,
  'Profile: “PAYMENT STATUS” is Paid': [nine, profile('a payment status of %j is Paid')],
  'Profile: “PAYMENT STATUS” is “Not Paid”': [
    profile('somebody who has not paid and has no hall'),
    profile('a payment status of %j is Not Paid'),
  ],
  'Profile: “HALL ALLOTTED”': [nine, profile('a hall %s')],
  'Profile: a hall that is empty is “NA”': profile('a hall empty'),
  'Report Issue: the complaint form': issue(
    'an empty form names both mistakes, moves to the first, and sends nothing',
  ),
  'Report Issue: three lists, Current, Closed, Resolved': lists(
    'complaints stand in three lists, newest first, a status nobody knows among the current',
  ),
  'Contingent: “Join a contigent” / “Create a Contingent” switches between two forms': [
    forms('what was typed survives the toggle and a reload; so does the toggle'),
    forms('somebody creates a contingent, and leads it'),
  ],
  'Contingent: the join form': forms(
    'somebody joins by id and code, spaces around them do not matter',
  ),
  'Contingent: the create form': forms('somebody creates a contingent, and leads it'),
  'Contingent: “Help” shows three contact lines with name and phone': states(
    'Help shows three lines, each of which can be called',
  ),
  'Contingent, member: “Barcode”': three,
  'Contingent, member: “Make Payment”': three,
  'Contingent, member: “Leave Contingent”': three,
  'Contingent, leader: “Contingent Payment”': five,
  'Contingent, leader: “Individual payment”': five,
  'Contingent, leader: “Barcode”': five,
  'Contingent, leader: “Add Members”': five,
  'Contingent, leader: “Delete Contingent”': five,
  'Contingent: members are listed with Paid or Unpaid': five,
  'Contingent: the leader is marked with a crown': states(
    'the leader alone is marked with a crown',
  ),
  'Contingent: the barcode modal shows the own sfId and the id of the contingent (by decision §6.1)':
    [
      barcodes('a $role has two barcodes scanned: their own SF ID, and the id of the contingent'),
      'e2e/contingent.spec.ts > both barcodes are scanned off a screen of ${width} px',
    ],
  'Contingent: each payment opens its own modal': paying(
    '%s in a modal that the address opens, and Back closes',
  ),
  'Contingent: Add Members opens its rows': addRows('a leader adds two members, row by row'),
  'Contingent: leaving and deleting ask once (by decision §2.13)': [
    leaving('a member is asked once, told what is lost, and leaves'),
    leaving('a leader is told whom deleting takes along, and is in no contingent afterwards'),
  ],
  'Accommodation: cards open a modal on wide screens': [
    cards(
      'on a wide screen a card opens in a modal, which the address keeps and a step back closes',
    ),
    cards('from 600 px on a card opens, at 599 px it does not'),
  ],
  'Accommodation: cards animate in when half visible': [
    cards('a card comes in once half of it is visible, and stays'),
    'e2e/accommodation.spec.ts > cards come in as they are reached, and open on a wide screen',
  ],
  'Accommodation: the map screen embeds a maps frame': [
    'tests/features/accommodation/find-the-campus.test.tsx > the map loads only when it is seen',
    'e2e/accommodation.spec.ts > the map shows the gate in a frame, and says so when it cannot',
  ],
})
