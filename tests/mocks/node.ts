import { setupServer } from 'msw/node'
import { artHandlers } from './art'
import { filmHandlers } from './frames/handlers'
import { createHandlers } from './handlers'
import { hosts } from './hosts'

/** The mock server for vitest. It handles every request of the test process. */
export const server = setupServer(...createHandlers(hosts), ...filmHandlers, ...artHandlers)
