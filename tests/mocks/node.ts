import { setupServer } from 'msw/node'
import { artHandlers } from './art'
import { filmHandlers } from './frames/handlers'
import { createHandlers } from './handlers'
import { hosts } from './hosts'

/** The mock server as vitest sees it: every request of the test process ends here. */
export const server = setupServer(...createHandlers(hosts), ...filmHandlers, ...artHandlers)
