import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { decorations, firstSideMasks, sideDrawing, masks } from '@/content/masks'

const parts = ['half-left', 'half-right', 'shut', 'crown', 'rim']

test.each(masks.map(({ id, drawing }) => [id, drawing]))(
  'the drawing of the %s has the parts that move, and nothing that the page forbids',
  (id, drawing) => {
    const text = readFileSync(`public${drawing}`, 'utf8')
    const { documentElement: svg } = new DOMParser().parseFromString(text, 'image/svg+xml')
    expect(svg.getAttribute('viewBox')).toBe('-720 -740 1440 1420')
    for (const part of parts)
      expect(svg.querySelector(`[data-part="${part}"]`), part).not.toBeNull()
    expect(svg.querySelector('style, script, [style], [onload], image, foreignObject')).toBeNull()
    // Two drawings are in the page at once while one parts, so their ids must not meet.
    for (const { id: name } of svg.querySelectorAll('[id]')) expect(name).toMatch(`${id}-`)
  },
)

test.each(masks.map((mask) => [mask.id, sideDrawing(mask)]))(
  'the %s also hangs on a thread',
  (id, address) => {
    const [file, view] = address.split('#')
    const text = readFileSync(`public${file}`, 'utf8')
    const { documentElement: svg } = new DOMParser().parseFromString(text, 'image/svg+xml')
    expect(view).toBe(id)
    expect(svg.querySelector(`view[id="${view}"]`)).not.toBeNull()
  },
)

test('all but the first mask hang beside it, each once', () => {
  const [, ...others] = masks.map(({ id }) => id)
  expect(firstSideMasks.toSorted()).toEqual(others.toSorted())
})

test.each(
  Object.values(decorations).flatMap((file) =>
    typeof file === 'string' ? file : Object.values(file),
  ),
)('%s is there', (file) => expect(existsSync(`public${file}`)).toBe(true))
