/** How long a part of a page that is fetched later is waited for, before people are told that it did not come. */
export const PART_TIMEOUT_MS = 15_000
