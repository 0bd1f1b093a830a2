/** Before hydration, links lead where they lead after it: some depend on whether the person is signed in. */
export function pointLinks(): void {
  if (!isSignedIn()) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-signed-in]'))
    link.href = link.dataset.signedIn ?? link.href
}

/** The site itself reads more of it. If it finds no session, the screen asks to sign in. */
export function isSignedIn(): boolean {
  try {
    return localStorage.getItem('userData')?.includes('"token"') === true
  } catch {
    return false // blocked storage
  }
}
