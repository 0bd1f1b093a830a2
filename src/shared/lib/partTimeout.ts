/** How long to wait for a lazy part of a page before telling the user that it failed. */
export const PART_TIMEOUT_MS = 15_000
