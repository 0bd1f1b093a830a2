import { registerLifecycle } from './lifecycle'
import { registerRoutes } from './routes'

/* The service worker, `/sw.js`. README.md here shows what it does with a request, and when it is replaced or removed. */
registerLifecycle()
registerRoutes()
