const asked = new Map<string, Promise<SVGSVGElement | null>>()

/** The document of `/` contains the first drawing (src/platform/build/documents.ts). */
const DATA = 'data:image/svg+xml,'

/** An SVG file as an element, so that its parts can move; `null` if it fails. Each call returns a new copy. */
export async function liveDrawing(file: string): Promise<SVGSVGElement | null> {
  const known = asked.get(file) ?? fetchDrawing(file)
  asked.set(file, known)
  const drawing = await known
  // The next call tries again: the network may be back.
  if (!drawing) asked.delete(file)
  return drawing && document.importNode(drawing, true)
}

async function fetchDrawing(file: string): Promise<SVGSVGElement | null> {
  try {
    const text = await textOf(file)
    const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml')
    // A server without this file may send an HTML page, and a damaged file contains a parser error.
    const isWhole = !documentElement.querySelector('parsererror')
    return documentElement instanceof SVGSVGElement && isWhole ? documentElement : null
  } catch {
    return null
  }
}

async function textOf(file: string): Promise<string> {
  if (file.startsWith(DATA)) return decodeURIComponent(file.slice(DATA.length))
  // The still picture is the same file, so it is in the cache, whatever its age.
  const response = await fetch(file, { cache: 'force-cache' })
  return response.ok ? response.text() : ''
}
