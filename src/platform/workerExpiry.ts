import { edition } from '@/content/edition'
import { DAY_MS } from '@/shared/lib/format'

const KEPT_FOR_DAYS = 60

/** From then on nothing is kept on phones: another site may stand at this address. */
export const workerExpiresAt = Date.parse(edition.lastDay) + KEPT_FOR_DAYS * DAY_MS
