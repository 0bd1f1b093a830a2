/** An address's path as people read it: decoded, and without a slash at its end. What cannot be decoded stays as it is. */
export function plainPath(pathname: string): string {
  return decoded(pathname).replace(/(.)\/+$/, '$1')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Whether the document is that of the address. A host may answer an address that has none with another page's. */
export function isDocumentOf(pathname: string): boolean {
  const path = document.getElementById('root')?.dataset.path
  return path !== undefined && plainPath(path) === plainPath(pathname)
}
