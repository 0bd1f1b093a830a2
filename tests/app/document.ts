/** What the head of the document says: what search engines and shared links go by. */
export const canonical = () =>
  document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')

export const meta = (name: string) =>
  document.head
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute('content')

export const count = (selector: string) => document.head.querySelectorAll(selector).length

/** The scripts of a host that the page has asked for. Taken out of it: each test begins on a page without. */
export function scriptsOf(host: string): string[] {
  const found = [...document.scripts].filter(({ src }) => src.includes(host))
  found.forEach((script) => script.remove())
  return found.map(({ src }) => src)
}
