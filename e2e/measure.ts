import type { Locator, Page } from '@playwright/test'

export async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not on the page.')
  return box
}

/** Whether a press on the middle of a part reaches it: it is in the window, and nothing is over it. */
export function isUncovered(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
}

type Box = { left: number; top: number; right: number; bottom: number }
export type Part = {
  what: string
  /** The visible box in the window, without clipped or scrolled parts. */
  seen: Box
  /** The pixels that are clipped where nothing scrolls. No user can see them. */
  cut: number
  /** The part does not move when the page scrolls. */
  isFixed: boolean
}

/** All texts and controls that are visible, or become visible when their container scrolls. */
export function partsOf(page: Page): Promise<Part[]> {
  return page.evaluate(findParts)
}

/** Runs in the page. */
function findParts(): Part[] {
  const IGNORED = '[inert], .visuallyHidden, #not-started, [href="#main"], option, script, style'
  const parts: Part[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue?.trim()
    if (!text || !node.parentElement) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const line of range.getClientRects()) add(text, node.parentElement, lettersOf(line))
  }
  for (const control of document.querySelectorAll('a, button, input, select, textarea'))
    add(control.outerHTML.slice(0, 80), control, control.getBoundingClientRect())
  return parts

  /** A line is higher than its letters. */
  function lettersOf({ left, top, right, bottom }: Box): Box {
    const spare = (bottom - top) / 4
    return { left, top: top + spare, right, bottom: bottom - spare }
  }

  function add(what: string, element: Element, box: Box) {
    const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    if (!isVisible || element.closest(IGNORED) || box.right - box.left < 2) return
    const seen = { ...box }
    const outer = ancestorsOf(element)
    const cut = Math.max(
      clip(seen, outer, 'overflowX', 'left', 'right'),
      clip(seen, outer, 'overflowY', 'top', 'bottom'),
    )
    const isSeen = seen.left < seen.right && seen.top < seen.bottom
    const isFixed = [element, ...outer].some((each) =>
      /fixed|sticky/.test(getComputedStyle(each).position),
    )
    if (isSeen || cut > 0) parts.push({ what, seen, cut: Math.round(cut), isFixed })
  }

  function ancestorsOf({ parentElement }: Element): Element[] {
    const isPage = !parentElement || parentElement === document.documentElement
    return isPage ? [] : [parentElement, ...ancestorsOf(parentElement)]
  }

  /** Reduces `seen` to the part that its ancestors show. Returns the pixels that are clipped where nothing scrolls. */
  function clip(
    seen: Box,
    ancestors: Element[],
    overflow: 'overflowX' | 'overflowY',
    start: 'left' | 'top',
    end: 'right' | 'bottom',
  ): number {
    const { [start]: first, [end]: last } = seen
    let cut = 0
    let scrolls = false
    for (const ancestor of ancestors) {
      const { [overflow]: value } = getComputedStyle(ancestor)
      if (value === 'visible') continue
      const edge = ancestor.getBoundingClientRect()
      scrolls ||= value === 'auto' || value === 'scroll'
      if (!scrolls) cut = Math.max(cut, edge[start] - first, last - edge[end])
      seen[start] = Math.max(seen[start], edge[start])
      seen[end] = Math.min(seen[end], edge[end])
    }
    return cut
  }
}
