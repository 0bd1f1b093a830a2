import type { PrecacheEntry } from 'workbox-precaching/_types.js'

/* Replaced by the build (src/platform/build/worker.ts). */
declare const VERSION: string
declare const END: string
declare const SHELL: string
declare const PRECACHE: PrecacheEntry[]

/** The same as `data-build` in the pages of this build. */
export const version = VERSION
/** The day from which the worker removes itself. */
export const endDate = END
/** The path of a page without content, into which the scripts render any screen. */
export const shellPath = SHELL
/** The files that are cached when the worker is installed. */
export const precachedFiles = PRECACHE

/** The cache of pages. They name the files of their build, so a new worker deletes it. */
export const PAGE_CACHE = 'documents'
