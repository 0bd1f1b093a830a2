/** The scripts of a host that the page has asked for. Taken out of it: each test begins on a page without. */
export function scriptsOf(host: string): string[] {
  const scripts = [...document.scripts].filter(({ src }) => src.includes(host))
  scripts.forEach((script) => script.remove())
  return scripts.map(({ src }) => src)
}
