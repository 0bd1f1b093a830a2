/** After that day, another site may be at this address, and nothing is cached. The build writes the day into each page. */
export function hasWorkerEnded(): boolean {
  return Date.now() >= Date.parse(document.documentElement.dataset.workerEnd ?? '')
}
