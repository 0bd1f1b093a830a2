/** Without React, which did not load either. Forms stay blocked, or the browser would send them as an address. */
export function tellNotStarted(problem: unknown): void {
  console.error('The site did not start:', problem)
  const notice = document.createElement('p')
  notice.id = 'not-started'
  notice.setAttribute('role', 'alert')
  const again = document.createElement('a')
  again.href = window.location.href
  again.textContent = 'Load it again'
  notice.append('A part of this page did not load, so its buttons do not work yet. ', again)
  document.body.append(notice)
}
