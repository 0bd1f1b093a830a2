/** What the head of the document says: what search engines and shared links go by. */
export const canonical = () =>
  document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')

export const meta = (name: string) =>
  document.head
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute('content')

export const count = (selector: string) => document.head.querySelectorAll(selector).length

export function emptyHead() {
  document.head.querySelectorAll('meta, link').forEach((tag) => tag.remove())
}
