declare const self: ServiceWorkerGlobalScope

/** Unregisters the worker and deletes its caches. Open pages go on, and the next load comes from the network alone. */
export async function removeWorker(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}
