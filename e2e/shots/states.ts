import type { Fault } from '../../tests/mocks/faults'
import type { Path } from '../../tests/mocks/paths'
import { PASSWORD, people } from '../../tests/mocks/people'
import type { ScenarioName } from '../../tests/mocks/scenarios'

export type State = {
  screen: string
  name: string
  path: string
  /** Nobody is signed in by default. */
  scenario?: ScenarioName
  /** Broken before the page is opened. */
  broken?: [Path, Fault]
  cart?: boolean
  /** What is typed, by the name of its field. */
  fill?: Record<string, string>
  /** The names of the buttons, links, tabs or fields that are pressed, one after another. */
  press?: string[]
  /** The name of what has the focus of the keyboard. */
  focus?: string
  /** Chromium alone can be asked for these. */
  media?: { reducedMotion?: 'reduce'; forcedColors?: 'active' }
}

type Rest = Omit<State, 'screen' | 'name' | 'path'> & { path?: string }

const dance = '/events/subevents/Dance'
const FORCED = { forcedColors: 'active' } as const

/** The states of a screen, by name; each also in forced colours, as it is first shown. */
function screen(name: string, path: string, states: Record<string, Rest>): State[] {
  const [first = {}] = Object.values(states)
  const all = { ...states, 'forced colours': { ...first, media: FORCED } }
  return Object.entries(all).map(([state, rest]) => ({ screen: name, name: state, path, ...rest }))
}

export const states: State[] = [
  ...screen('home', '/', {
    visitor: {},
    'signed in': { scenario: 'student' },
    paid: { scenario: 'paid-student' },
    payment: { scenario: 'student', press: ['pay now'] },
    'less motion': { media: { reducedMotion: 'reduce' } },
    focus: { focus: 'unmask' },
    menu: { press: ['menu'] },
  }),
  ...screen('sign in', '/signin', {
    visitor: {},
    errors: { press: ['sign in$'] },
    offline: {
      broken: ['/api/user/login', 'offline'],
      fill: { email: people.student.email, '^password': PASSWORD },
      press: ['sign in$'],
    },
    busy: {
      broken: ['/api/user/login', 'time-out'],
      fill: { email: people.student.email, '^password': PASSWORD },
      press: ['sign in$'],
    },
    focus: { focus: 'email' },
  }),
  ...screen('sign up', '/signup', { visitor: {}, errors: { press: ['^sign up$'] } }),
  ...screen('forgot password', '/forgot-password', {
    visitor: {},
    errors: { press: ['send otp'] },
  }),
  ...screen('dashboard', '/dashboard', {
    student: { scenario: 'student' },
    paid: { scenario: 'paid-student' },
    'long names': { scenario: 'long-names' },
    barcode: { scenario: 'student', press: ['barcode'] },
    profile: { scenario: 'student', press: ['profile'] },
    'registered events': { scenario: 'team-leader', press: ['registered events'] },
    'not loaded': {
      scenario: 'student',
      broken: ['/api/user/registered_events', 'offline'],
      press: ['registered events'],
    },
    complaints: { scenario: 'student', press: ['report issue'] },
    'no complaint': { scenario: 'long-names', press: ['report issue'] },
    'closed complaints': { scenario: 'student', press: ['report issue', '^closed'] },
  }),
  ...screen('contingent', '/contingent', {
    leader: { scenario: 'contingent-leader' },
    paid: { scenario: 'paid-contingent' },
    member: { scenario: 'contingent-member' },
    'in none': { scenario: 'student' },
    'long names': { scenario: 'long-names' },
    offline: { scenario: 'contingent-leader', broken: ['/api/contingent/getMembers', 'offline'] },
    busy: { scenario: 'contingent-leader', broken: ['/api/contingent/getMembers', 'time-out'] },
    'add members': { scenario: 'contingent-leader', path: '/contingent?open=add' },
    remind: { scenario: 'contingent-leader', path: '/contingent?open=remind' },
    barcode: { scenario: 'contingent-leader', press: ['barcode'] },
    many: { scenario: 'full-festival' },
    hostile: { scenario: 'hostile-data' },
  }),
  ...screen('events', '/events', {
    visitor: {},
    empty: { scenario: 'empty-festival' },
    search: { path: '/events?q=dance' },
    'nothing found': { path: '/events?q=zzzz' },
    focus: { focus: 'dance' },
  }),
  ...screen('genre', dance, {
    visitor: {},
    empty: { scenario: 'empty-festival' },
    offline: { broken: ['/api/event', 'offline'] },
    busy: { broken: ['/api/event', 'time-out'] },
    event: { press: ['centrifuge'] },
    register: { scenario: 'student', press: ['^register for'] },
    hostile: { scenario: 'hostile-data' },
  }),
  ...screen('faqs', '/faqs', { visitor: {} }),
  ...screen('accommodation', '/accommodation', { visitor: {}, student: { scenario: 'student' } }),
  ...screen('accommodation rules', '/accommodation-rules', { visitor: {} }),
  ...screen('accommodation faqs', '/accommodation-faq', { visitor: {} }),
  ...screen('campus plan', '/accommodation-map', {
    'day 1': {},
    'day 2': { path: '/accommodation-map?day=2' },
    'a place': { path: '/accommodation-map?day=2&place=netaji' },
    'a walk': { path: '/accommodation-map?from=panLoopCourt&to=pronitesGround' },
  }),
  ...screen('gallery', '/gallery', { visitor: {}, picture: { path: '/gallery?picture=3' } }),
  ...screen('aftermovie', '/aftermovie', { visitor: {} }),
  ...screen('games', '/games', { visitor: {} }),
  ...screen('game', '/games/witch', { visitor: {} }),
  ...screen('leaderboard', '/leaderboard/witch', {
    visitor: {},
    empty: { scenario: 'empty-festival' },
  }),
  ...screen('schedule', '/schedule', { visitor: {}, 'day 2': { path: '/schedule?day=2' } }),
  ...screen('merch', '/merchandise', { visitor: {}, item: { path: '/merchandise?item=2' } }),
  ...screen('cart', '/cart', {
    filled: { cart: true, scenario: 'student' },
    empty: {},
    errors: { cart: true, scenario: 'student', press: ['checkout|pay|place'] },
  }),
]
