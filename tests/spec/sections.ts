import { accounts } from './sections/2-accounts'
import { events } from './sections/2-events'
import { other } from './sections/2-other'
import { own } from './sections/2-own'
import { routes } from './sections/2-routes'
import { entities } from './sections/3-entities'
import { transitions } from './sections/4-states'
import { validation } from './sections/5-validation'
import { roles } from './sections/6-roles'
import { calls } from './sections/7-calls'
import { errors } from './sections/8-errors'
import { constants } from './sections/9-constants'

/** All that §2 to §9 of the specification ask, in their order. */
export const sections = [
  ...[routes, accounts, own, events, other],
  ...[entities, transitions, validation, roles, calls, errors, constants],
]
