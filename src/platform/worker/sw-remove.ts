import { removeWorker } from './removeWorker'

declare const self: ServiceWorkerGlobalScope

/* To be published as `/sw.js` by whatever stands at this address next: it only ends the worker of this site. */
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(removeWorker()))
