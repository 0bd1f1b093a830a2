import { PNG } from 'pngjs'
import { runIn, type Tab } from './tab'

type Box = { left: number; top: number; right: number; bottom: number }

/** The mean painted colours of an open modal's rim and close button: a browser may lay out a part without painting it. */
export async function coloursOfModal(tab: Tab): Promise<Record<string, number[]>> {
  const boxes = await runIn(tab, findParts, null)
  const picture = PNG.sync.read(await tab.picture())
  return Object.fromEntries(Object.entries(boxes).map(([part, box]) => [part, mean(picture, box)]))
}

/** The distance of each part's colour from the other engine's, from 0 to 255. */
export function distances(colours: Record<string, number[]>, from: Record<string, number[]>) {
  return Object.entries(from).map(([part, colour]) => {
    const channels = colour.map((value, channel) =>
      Math.abs(value - (colours[part]?.[channel] ?? NaN)),
    )
    return { part, distance: Math.max(...channels) }
  })
}

function mean({ data, width }: PNG, { left, top, right, bottom }: Box): number[] {
  const sums = [0, 0, 0]
  let pixels = 0
  for (let y = Math.ceil(top); y < Math.floor(bottom); y += 1)
    for (let x = Math.ceil(left); x < Math.floor(right); x += 1) {
      pixels += 1
      sums.forEach(
        (sum, channel) => (sums[channel] = sum + (data[(y * width + x) * 4 + channel] ?? 0)),
      )
    }
  return sums.map((sum) => Math.round(sum / pixels))
}

/** Runs in the page. */
function findParts(): Record<string, Box> {
  const modal = [...document.querySelectorAll<HTMLElement>('[data-modal=open] [role$=dialog]')].at(
    -1,
  )
  const close = modal?.querySelector('[aria-label=Close]')
  if (!modal || !close) return {}
  const { left, top, right, bottom } = modal.getBoundingClientRect()
  const { clientLeft: rim } = modal
  return {
    'upper rim': { left: left + rim, top, right: right - 80, bottom: top + rim },
    'lower rim': { left: left + rim, top: bottom - rim, right: right - rim, bottom },
    'left rim': { left, top: top + rim, right: left + rim, bottom: bottom - rim },
    'right rim': { left: right - rim, top: top + 80, right, bottom: bottom - rim },
    'close button': close.getBoundingClientRect().toJSON(),
  }
}
