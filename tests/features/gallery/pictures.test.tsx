import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Scene } from '@/content/gallery'
import { PictureFrame } from '@/features/gallery/Picture'
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

test.each(['02.jpg', '2.jpeg', '02.PNG', '002.webp', '2.avif'])(
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

test('a photo gets a border, a drawing brings its own', () => {
  const [photo, drawing] = withPhotos(scenes, { 'a/01.jpg': FIXTURE })
  if (!photo || !drawing) throw new Error('Two scenes were given.')
  const { container, rerender } = render(<PictureFrame picture={photo} />)
  expect(screen.getByAltText('The first.')).toHaveAttribute('src', FIXTURE)
  expect(container.innerHTML).toContain('data-fill="calm" data-pattern="2"')
  rerender(<PictureFrame picture={drawing} />)
  expect(screen.getByAltText('The second.')).toHaveAttribute('src', '/art/gallery/02.svg')
  expect(container.innerHTML).not.toContain('data-pattern')
})
