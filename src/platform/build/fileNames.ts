import { posix } from 'node:path'
import type { PageData } from './siteData.ts'

/** The file name is the decoded path. If a folder has the same name, some servers look for its index.html. */
export function fileNamesOf(path: string, every: PageData[]): string[] {
  const name = decodeURIComponent(path).slice(1)
  const isFolder = every.some((other) => other.path.startsWith(`${path}/`))
  return isFolder ? [`${name}.html`, `${name}/index.html`] : [`${name}.html`]
}

/** Folders that are not pages. The site redirects to home, and so does this document where a host looks for one. */
export function bareFoldersOf(pages: PageData[]): string[] {
  const folders = pages.map(({ path }) => posix.dirname(path))
  const bare = folders.filter((folder) => pages.every(({ path }) => path !== folder))
  return [...new Set(bare)].map((folder) => `${folder.slice(1)}/index.html`)
}

export const TO_HOME = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta http-equiv="refresh" content="0; url=/" />
  <title>Home</title>
  <link rel="canonical" href="/" />
</html>
`
