import { reloadOnce } from './reload'

/**
 * Shows the notice of index.html, which comes by itself if the scripts take too long. React did not load, so forms stay
 * blocked, or the browser would send them as an address.
 */
export async function tellNotStarted(problem: unknown): Promise<void> {
  console.error('The site did not start:', problem)
  if (!isTypedInto()) await reloadOnce()
  const notice = document.getElementById('not-started')
  notice?.setAttribute('data-told', '')
  // A reload keeps typed text in most browsers, unlike the link without this.
  notice?.addEventListener('click', (event) => {
    event.preventDefault()
    window.location.reload()
  })
  // Back and Forward to other screens of this page need React.
  window.addEventListener('popstate', () => window.location.reload())
}

/** Not every browser keeps typed text over a reload. */
function isTypedInto(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('#root input, #root textarea')
  return [...fields].some((field) => field.value !== field.defaultValue)
}
