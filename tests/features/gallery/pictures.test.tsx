import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import type { Scene } from '@/content/gallery'
import { PictureFrame } from '@/features/gallery/Picture'
import { withPhotos } from '@/features/gallery/pictures'

const scenes: Scene[] = [
  { caption: 'One', alt: 'The first.', border: { fill: 'bright-teal', pattern: 'teeth' } },
  { caption: 'Two', alt: 'The second.', border: { fill: 'pink', pattern: 'bulbs' } },
]
const FIXTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

test('without photos every scene is a drawing', () => {
  expect(withPhotos(scenes, {}).map(({ number, src, isPhoto }) => [number, src, isPhoto])).toEqual([
    [1, '/art/gallery/01.svg', false],
    [2, '/art/gallery/02.svg', false],
  ])
})

test.each(['02.jpg', '2.jpeg', '02.PNG', '002.webp', '2.avif'])(
  'a photo called %s takes the place of the second drawing, and keeps its words',
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

test('the first of two photos for one place is used', () => {
  const [first] = withPhotos(scenes, { 'a/01.jpg': 'one.jpg', 'a/01.png': 'other.png' })
  expect(first?.src).toBe('one.jpg')
})

test('a photo gets the border of its scene, a drawing brings its own', () => {
  const [photo, drawing] = withPhotos(scenes, { 'a/01.jpg': FIXTURE })
  if (!photo || !drawing) throw new Error('Two scenes were given.')
  const { container, rerender } = render(<PictureFrame picture={photo} />)
  expect(screen.getByAltText('The first.')).toHaveAttribute('src', FIXTURE)
  expect(container.innerHTML).toContain('data-fill="bright-teal" data-pattern="teeth"')
  rerender(<PictureFrame picture={drawing} />)
  expect(screen.getByAltText('The second.')).toHaveAttribute('src', '/art/gallery/02.svg')
  expect(container.innerHTML).not.toContain('data-pattern')
})

import GalleryScreen from '@/features/gallery/GalleryScreen'
import { Carousel } from '@/features/gallery/Carousel'
import { useSlideshow } from '@/features/gallery/useSlideshow'
import { SwipeStack } from '@/features/gallery/SwipeStack'

/*
 * The site's policy lets no `style` attribute through. What a server draws must show the pictures in their places
 * without one.
 */
test('the prerendered screen has no style attributes', () => {
  const markup = served(
    <MemoryRouter>
      <GalleryScreen />
    </MemoryRouter>,
  )
  expect(markup).toContain('Picture 1 of 12')
  expect(markup).not.toContain(' style=')
  expect(markup).not.toContain('<style')
})

test.each([
  ['carousel', Carousel],
  ['stack', SwipeStack],
])('the prerendered %s has no style attributes', (_, Stage) => {
  const markup = served(<Staged stage={Stage} />)
  expect(markup).toContain('Picture 1 of 12')
  expect(markup).not.toContain(' style=')
})

const served = (element: ReactNode) => renderToString(element)

function Staged({ stage: Stage }: { stage: typeof Carousel }) {
  const region = { current: null }
  const slideshow = useSlideshow({ count: 12, every: 2000, lock: 0, enlarged: undefined, region })
  return <Stage slideshow={slideshow} centre={{ current: null }} onEnlarge={vi.fn()} />
}
