/** The scripts of a host that the page has asked for. Taken out of it: each test begins on a page without. */
export function scriptsOf(host: string): string[] {
  const found = [...document.scripts].filter(({ src }) => src.includes(host))
  found.forEach((script) => script.remove())
  return found.map(({ src }) => src)
}
