import { expect, test } from 'vitest'
import type { Scene } from '@/content/gallery'
import { withPhotos } from '@/features/gallery/pictures'

const scenes: Scene[] = [
  { caption: 'One', alt: 'The first.' },
  { caption: 'Two', alt: 'The second.' },
]

const FIXTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

test('without photos every scene is a drawing', () => {
  expect(withPhotos(scenes, {}).map(({ number, src, isPhoto }) => [number, src, isPhoto])).toEqual([
    [1, '/art/gallery/01.svg', false],
    [2, '/art/gallery/02.svg', false],
  ])
})

test.each(['02.jpg', '002.PNG'])(
  'a photo called %s replaces the second drawing, and keeps its texts',
  (file) => {
    const [first, second] = withPhotos(scenes, { [`/src/content/gallery/${file}`]: FIXTURE })
    expect(first?.isPhoto).toBe(false)
    expect(second).toMatchObject({
      caption: 'Two',
      alt: 'The second.',
      src: FIXTURE,
      isPhoto: true,
    })
  },
)

test('photos with no number, or one that the gallery does not have, change nothing', () => {
  const odd = {
    'a/group.jpg': FIXTURE,
    'a/3.jpg': FIXTURE,
    'a/0.jpg': FIXTURE,
    'a/x2.jpg': FIXTURE,
  }
  expect(withPhotos(scenes, odd)).toEqual(withPhotos(scenes, {}))
})
