import { reloadOnce } from '@/shared/lib/reload'

/**
 * Shows the notice of index.html, which comes by itself if the scripts take too long. React did not load, so forms stay
 * blocked, or the browser would send them as an address.
 */
export async function showStartFailure(problem: unknown): Promise<void> {
  console.error('The site did not start:', problem)
  if (!isTypedInto()) await reloadOnce()
  document.getElementById('not-started')?.setAttribute('data-shown', '')
  // Back and Forward to other screens of this page need React.
  window.addEventListener('popstate', () => window.location.reload())
}

/** A reload would lose it: nothing but React could have kept it. */
function isTypedInto(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('#root input, #root textarea')
  return [...fields].some((field) => field.value !== field.defaultValue)
}
