declare const self: ServiceWorkerGlobalScope

/** Open pages still work. The next load comes from the network. */
export async function removeWorker(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}
