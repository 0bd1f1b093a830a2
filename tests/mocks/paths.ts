import { games } from '@/content/games'

const CALLS = [
  '/api/user/login',
  '/api/user/login/google',
  '/api/user/register_user',
  '/api/user/forgotPassword/requestOtp',
  '/api/user/forgotPassword/verifyOtp',
  '/api/user/getUser',
  '/api/event',
  '/api/event/register',
  '/api/user/registered_events',
  '/api/event/deregister/member',
  '/api/event/deregister/team',
  '/api/event/addMember',
  '/api/user/complaints/fetchComplaints',
  '/api/user/complaints/submitComplaints',
  '/api/user/complaints/cancelComplaints',
  '/api/contingent/getMembers',
  '/api/contingent',
  '/api/contingent/join',
  '/api/contingent/add',
  '/api/contingent/leave',
] as const

/** An endpoint that every edition has. */
export type Call = (typeof CALLS)[number]

/** The two endpoints of a game. The content names them, so a new game needs no change here. */
export type GamePath = `${string}/${'player' | 'players'}`

export type Path = Call | GamePath

/** Every endpoint of Spec §7. Any other path on a festival host gets a 404. */
export const PATHS: readonly Path[] = [
  ...CALLS,
  ...Object.values(games).flatMap(({ scores }) => [scores.one, scores.all]),
]
