const asked = new Map<string, Promise<SVGSVGElement | null>>()

/**
 * A drawing of this site as a part of the page, where its pieces can move; `null` when there is none to be had, and
 * the still picture of it stays. Everybody gets a copy of their own.
 */
export async function liveDrawing(file: string): Promise<SVGSVGElement | null> {
  const known = asked.get(file) ?? fetchDrawing(file)
  asked.set(file, known)
  const drawing = await known
  // Asked for again the next time: the network may be back.
  if (!drawing) asked.delete(file)
  return drawing && document.importNode(drawing, true)
}

async function fetchDrawing(file: string): Promise<SVGSVGElement | null> {
  try {
    // The still picture is the same file, so it is in the cache, whatever its age.
    const response = await fetch(file, { cache: 'force-cache' })
    if (!response.ok) return null
    const text = await response.text()
    const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml')
    // A server that has no such file may send a page instead, and a torn file holds a note of the parser.
    const isWhole = !documentElement.querySelector('parsererror')
    return documentElement instanceof SVGSVGElement && isWhole ? documentElement : null
  } catch {
    return null
  }
}
