import { section, testsIn } from '../section'

const session = testsIn('tests/app/session.test.tsx')
const registered = testsIn('tests/features/dashboard/registered-events.test.tsx')
const states = testsIn('tests/features/contingent/states.alone.test.tsx')
const deregister = testsIn('tests/features/dashboard/deregister.test.tsx')
const wire = testsIn('tests/api/wire.test.ts')

export const roles = section('6-roles', 'Roles and permissions', {
  'A visitor can see the public pages': [
    'tests/app/page-head.test.tsx > $path calls itself as its link does',
    'e2e/navigation.spec.ts > what the screens of the navigation lead to is one press further',
  ],
  'A visitor can see games, merch, cart and leaderboards': [
    'e2e/games.spec.ts > a visitor goes from the posters to a leaderboard, plays, and comes back',
    'e2e/shop.spec.ts > a visitor’s cart survives a reload, and paying asks to sign in first',
  ],
  'A visitor can sign in':
    'tests/features/auth/sign-in.test.tsx > a student signs in, and is taken home after a second and a half',
  'A visitor can sign up':
    'e2e/sign-up.spec.ts > a newcomer signs up, is taken to sign in, and signs in',
  'A visitor can reset a password':
    'e2e/forgot-password.spec.ts > somebody who forgot their password sets a new one with the OTP, and signs in with it',
  'A visitor cannot register for events': [
    'tests/features/events/register-alone.test.tsx > signed out, Register on the %s asks to sign in and opens nothing',
    'tests/features/events/register-alone.test.tsx > a shared registration shows the event to whoever is signed out',
  ],
  'A visitor cannot see the dashboard': session(
    'a visitor who opens the dashboard is asked to sign in, once',
  ),
  'A visitor cannot see the pay button': [
    'tests/features/home/pay.test.tsx > a visitor is not asked to pay',
    'tests/features/home/pay.test.tsx > the payment is a link that can be kept: signed out, it asks to sign in first',
  ],
  'A visitor cannot reach /contingent': states('a visitor is asked to sign in'),
  'A signed-in user can use the dashboard':
    'tests/features/dashboard/dashboard-screen.test.tsx > a student finds name and SF id on the pass, and the tab says Dashboard',
  'A signed-in user can register for events': [
    'tests/features/events/register-alone.test.tsx > a student registers for a solo event',
    'e2e/register.spec.ts > a student finds an event, registers alone, sees it and deregisters',
  ],
  'A signed-in user can join a contingent':
    'e2e/contingent.spec.ts > a contingent is joined by id and code, and left again',
  'A signed-in user can create a contingent':
    'e2e/contingent.spec.ts > a contingent is created, filled from a pasted list, paid for and deleted',
  'A signed-in user can pay individually':
    'tests/blocks/payment.test.tsx > a student chooses a stay, and the payment site opens inside the click',
  'A signed-in user can deregister from solo events': deregister(
    'a student leaves a solo event after being asked once',
  ),
  'A signed-in user can cancel own complaints': [
    'tests/features/dashboard/complaint-lists.test.tsx > cancelling asks once, names the complaint, and moves it to Closed without asking the server again',
    'e2e/dashboard.spec.ts > a complaint is drafted, survives a reload, is sent, and cancelled again',
  ],
  'The token is kept in the user data in local storage, and nowhere else':
    'e2e/token.spec.ts > the token is in storage, in the bodies for the API and in the hand-offs, and nowhere else',
  'The token is sent in the request body': wire(
    '%s goes to its host by its method, with its payload and nothing more',
  ),
  'Logout removes the stored data': [
    session('logging out leads home without scolding, and says so after a second'),
    'tests/app/traces.test.tsx > signing out clears every trace of the person from both storages',
  ],
  'The team leader is whose id equals leader_id, as number or text': registered(
    'ids that come as text mean the same as numbers',
  ),
  'The team leader can deregister the team': deregister(
    'a leader ends the team for everybody, who are named first',
  ),
  'The team leader can deregister other members': [
    deregister('a leader removes one member'),
    deregister('a leader ticks several members and removes them at once'),
  ],
  'The team leader can add members while there is room':
    'tests/features/dashboard/add-members.test.tsx > a leader adds several members at once, as many as there are places',
  'Team members can change nothing': registered('a member sees who leads, and nothing to change'),
  'The contingent leader is whose id equals leaderId':
    'tests/features/contingent/viewer-role.test.ts > the id decides who leads',
  'The contingent leader can add 1 to 20 members at a time': [
    'tests/features/contingent/add-members.test.tsx > a leader adds two members, row by row',
    'tests/features/contingent/pasted-members.test.tsx > twenty rows at most; the twenty-first of a list waits, and comes next',
  ],
  'The contingent leader can pay for all':
    'tests/features/contingent/paying.test.tsx > a leader pays for all in a modal that the address opens, and Back closes',
  'The contingent leader can delete the contingent':
    'tests/features/contingent/leave-and-delete.test.tsx > a leader is told whom deleting takes along, and is in no contingent afterwards',
  'The contingent leader can pay individually':
    'tests/features/contingent/paying.test.tsx > a leader pays alone in a modal that the address opens, and Back closes',
  'A contingent member can view it': states('a member has three buttons, and sees who leads'),
  'A contingent member can show the barcode':
    'tests/features/contingent/barcodes.alone.test.tsx > a $role has two barcodes scanned: their own SF ID, and the id of the contingent',
  'A contingent member can pay individually':
    'tests/features/contingent/paying.test.tsx > a member pays in a modal that the address opens, and Back closes',
  'A contingent member can leave':
    'tests/features/contingent/leave-and-delete.test.tsx > a member is asked once, told what is lost, and leaves',
  'A contingent member cannot pay for all, add or delete': [
    states('a member has three buttons, and sees who leads'),
    'tests/features/contingent/paying.test.tsx > by an old link a member cannot pay for all',
    'tests/features/contingent/add-members.test.tsx > the address of the modal opens nothing for a member',
  ],
})
