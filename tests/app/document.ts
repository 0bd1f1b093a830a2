/** Removes the scripts of a host and returns their addresses: each test starts on a page without. */
export function scriptsOf(host: string): string[] {
  const scripts = [...document.scripts].filter(({ src }) => src.includes(host))
  scripts.forEach((script) => script.remove())
  return scripts.map(({ src }) => src)
}
