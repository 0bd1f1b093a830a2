import type { GenreGroup } from './data/types'
import type { Fault } from './faults'
import type { ScenarioName } from './scenarios'

export type Account = {
  id: number
  sfId: string
  name: string
  email: string
  password: string
  mobile: string
  dob: string
  gender: 'M' | 'F'
  college: string
  city: string
  state: string
  yop: number
  payment_status: 0 | 1
  hallAlloted: string | null
  /** The server rejects all tokens so far. A new sign-in gives a new token. */
  expired: boolean
}

/** A solo registration or a team. The leader is the first member. */
export type Registration = {
  id: number
  eventId: number
  event_city: string
  leaderId: number
  memberIds: number[]
  /** Members whose email the server does not return, as for old accounts. */
  withoutMail: number[]
}

export type Complaint = {
  id: number
  accountId: number
  type: string
  issue: string
  status: string
  created_at: string
  remarks: string | null
}

export type Contingent = {
  id: number
  contingent_name: string
  code: string
  leaderId: number
  memberIds: number[]
  contingent_payment_status: boolean
}

/** `points` has one column for each game. The pin must never reach a screen. */
export type Player = {
  id: number
  user_name: string
  points: Record<string, number>
  pin: string
}

export type Mail = { to: string; otp: string; sentAt: number }

/** The valid code of an email address. A wrong attempt invalidates it. */
export type OpenOtp = { email: string; otp: string; sentAt: number }

export type FestivalState = {
  version: number
  scenario: ScenarioName
  accounts: Account[]
  events: GenreGroup[]
  registrations: Registration[]
  complaints: Complaint[]
  contingents: Contingent[]
  players: Player[]
  sessions: { token: string; accountId: number }[]
  outbox: Mail[]
  otps: OpenOtp[]
  usedCaptchas: string[]
  faults: Record<string, Fault>
  /** Makes each token and one-time code different, but the same in every run. */
  counter: number
}

export function nextId(rows: { id: number }[]): number {
  return Math.max(0, ...rows.map(({ id }) => id)) + 1
}
