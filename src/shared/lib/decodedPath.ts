/** Removes a trailing slash. A path with a wrong encoding is not decoded. */
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
