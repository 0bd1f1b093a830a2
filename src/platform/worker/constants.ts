import type { PrecacheEntry } from 'workbox-precaching/_types.js'

/* The build replaces these names (src/platform/build/worker.ts). */
declare const VERSION: string
declare const END: string
declare const SHELL: string
declare const PRECACHE: PrecacheEntry[]

/** The same as `data-build` in the pages of this build. */
export const version = VERSION
/** The day from which the worker removes itself. */
export const endDate = END
/** The path of the page without content. Scripts can render any screen into it. */
export const shellPath = SHELL
/** The worker caches these files at its installation. */
export const precachedFiles = PRECACHE

/** Cached pages link to the files of their build, so a new worker deletes this cache. */
export const PAGE_CACHE = 'documents'
