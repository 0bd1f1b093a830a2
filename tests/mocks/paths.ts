import { games } from '@/content/games'

/** Every call of spec §7. Anything else on a festival host is answered as a server answers an unknown path. */
export const PATHS = [
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
  ...Object.values(games).flatMap(({ scores }) => [scores.one, scores.all]),
] as const

export type Path = (typeof PATHS)[number]
