import { registerLifecycle } from './lifecycle'
import { registerRoutes } from './routes'

/* README.md in this folder explains the routes, and when the worker is replaced or removed. */
registerLifecycle()
registerRoutes()
