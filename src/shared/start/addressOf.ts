import { fieldsOf } from '../lib/unknown'

/** Where a file of the build is: the document's import map has its name (src/build/finish/names.ts). */
export function addressOf(name: string): string {
  const address = `/${name}`
  const found = readImports()[address]
  return typeof found === 'string' ? found : address
}

function readImports(): Record<string, unknown> {
  const text = document.querySelector('script[type="importmap"]')?.textContent
  if (!text) return {}
  const map: unknown = JSON.parse(text)
  return fieldsOf(fieldsOf(map).imports)
}
