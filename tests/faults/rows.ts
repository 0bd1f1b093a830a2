import type { Row } from './row'
import { accounts } from './rows/accounts'
import { complaints } from './rows/complaints'
import { contingents } from './rows/contingents'
import { events } from './rows/events'
import { leaderboards } from './rows/games'

/** Each call of the site, with what its screen shows when it fails. */
export const rows: Row[] = [...accounts, ...events, ...complaints, ...contingents, ...leaderboards]
