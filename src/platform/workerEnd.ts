/** From then on nothing is cached on phones: another site may be at this address. The build writes the day into each page. */
export function hasWorkerEnded(): boolean {
  return Date.now() >= Date.parse(document.documentElement.dataset.workerEnd ?? '')
}
