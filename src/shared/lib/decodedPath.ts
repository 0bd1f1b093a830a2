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
