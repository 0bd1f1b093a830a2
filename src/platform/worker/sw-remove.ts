import { removeWorker } from './removeWorker'

declare const self: ServiceWorkerGlobalScope

/* The next site at this address publishes this file as `/sw.js`, to remove the worker of this site. */
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(removeWorker()))
