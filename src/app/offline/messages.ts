/** What a page tells the worker. */
export type Message =
  /**
   * A page of the build `build` is at rest. `mayFetch`: not on a metered connection. `waited`: how long the server took
   * for its document.
   */
  | { type: 'rest'; mayFetch: boolean; waited?: number | undefined; build?: string | undefined }
  /** The new worker may take over now: this page needs nothing more from the old one. */
  | { type: 'take-over' }
  /** Asks for the version of the build, which comes through the port of the message. */
  | { type: 'version' }

export function postToWorker(
  worker: ServiceWorker,
  message: Message,
  ports: MessagePort[] = [],
): void {
  worker.postMessage(message, ports)
}

/** Other scripts of the page, and extensions, may send messages, too. */
export function isMessage(data: unknown): data is Message {
  const type = typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined
  return type === 'rest' || type === 'take-over' || type === 'version'
}
