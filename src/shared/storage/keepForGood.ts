/**
 * Asks the browser not to clear the data of this site when its disk is full. Chrome and Safari decide by themselves,
 * Firefox asks the user, so call it after something that is worth keeping.
 */
export function keepForGood() {
  if (!('storage' in navigator)) return
  navigator.storage.persist().catch(() => undefined)
}
