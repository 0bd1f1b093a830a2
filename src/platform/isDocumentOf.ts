import { decodedPath } from '@/shared/lib/decodedPath'

/** For an unknown address, a host may send the HTML of another page. */
export function isDocumentOf(pathname: string): boolean {
  const path = document.getElementById('root')?.dataset.path
  return path !== undefined && decodedPath(path) === decodedPath(pathname)
}
