import { posix } from 'node:path'

/**
 * `/events/subevents/Film%20Fest` is `events/subevents/Film Fest.html`. If a folder has the same name, as for `/games`, some
 * servers look for its `index.html`, so there is a copy.
 */
export function htmlFilesOf(path: string, allPaths: string[]): string[] {
  const name = decodeURIComponent(path).slice(1)
  const isFolder = allPaths.some((page) => page.startsWith(`${path}/`))
  return isFolder ? [`${name}.html`, `${name}/index.html`] : [`${name}.html`]
}

/** `/leaderboard` is a folder without a page. Its `index.html` redirects to the home page, like the app. */
export function redirectFiles(allPaths: string[]): string[] {
  const folders = new Set(allPaths.map((path) => posix.dirname(path)))
  const withoutPage = [...folders].filter((folder) => !allPaths.includes(folder))
  return withoutPage.map((folder) => `${folder.slice(1)}/index.html`)
}

export const REDIRECT_TO_HOME = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta http-equiv="refresh" content="0; url=/" />
  <title>Home</title>
  <link rel="canonical" href="/" />
</html>
`
