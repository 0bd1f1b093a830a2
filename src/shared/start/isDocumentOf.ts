/** Decoded, without a trailing slash. What cannot be decoded stays as it is. */
export function decodedPath(pathname: string): string {
  return decoded(pathname).replace(/(.)\/+$/, '$1')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** For an unknown address, a host may send the document of another page. */
export function isDocumentOf(pathname: string): boolean {
  const path = document.getElementById('root')?.dataset.path
  return path !== undefined && decodedPath(path) === decodedPath(pathname)
}
