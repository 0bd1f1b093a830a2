import { ModuleLoadError } from '@/shared/lib/loadModule'
import { noteFailure } from '@/shared/lib/failures'
import { reloadUnasked } from '@/shared/lib/reload'
import { reloadOnce } from './reloadOnce'
import { changedFields } from './replayTyping'

const MAX_WAIT_MS = 10_000
const REPLY_TIMEOUT_MS = 1_000

/** Shows the notice of index.html, which also appears if the scripts take too long. */
export async function showStartFailure(problem: unknown): Promise<void> {
  console.error('The site did not start:', problem)
  noteFailure('the site did not start')
  // A reload would lose the user's input, because drafts need React.
  const isUntouched = () => changedFields().length === 0
  const mayStillCome = problem instanceof ModuleLoadError && problem.hasTimedOut
  if (isUntouched() && !mayStillCome) {
    // After a failure, the server is not reachable, and this build stays.
    const isOld = await leaveOldBuild().catch(() => false)
    await (isOld ? reloadUnasked : reloadOnce)(isUntouched)
  }
  document.getElementById('not-started')?.setAttribute('data-shown', '')
  window.addEventListener('popstate', reloadUnlessStarted)
}

/** Back and Forward to other screens of this page need React. */
function reloadUnlessStarted() {
  if (document.documentElement.dataset.ready === undefined) window.location.reload()
}

/**
 * On a slow network, the worker would serve the cached page of this build again. If the server has another build, this
 * notifies the worker, and the worker leaves the next load to the network. To unregister the worker could take a minute,
 * because a browser that installs the new worker finishes that first.
 */
async function leaveOldBuild(): Promise<boolean> {
  const worker = navigator.serviceWorker.controller
  if (!worker) return false
  const signal = AbortSignal.timeout(MAX_WAIT_MS)
  const response = await fetch(window.location.pathname, { cache: 'no-store', signal })
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const { build } = page.documentElement.dataset
  if (!build || build === document.documentElement.dataset.build) return false
  const { port1, port2 } = new MessageChannel()
  await new Promise((resolve) => {
    port1.onmessage = resolve
    setTimeout(resolve, REPLY_TIMEOUT_MS)
    worker.postMessage('', [port2])
  })
  return true
}
