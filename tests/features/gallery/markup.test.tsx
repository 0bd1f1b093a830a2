import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import GalleryScreen from '@/features/gallery/GalleryScreen'
import { Carousel } from '@/features/gallery/carousel/Carousel'
import { useShow } from '@/features/gallery/show/useShow'
import { SwipeStack } from '@/features/gallery/stack/SwipeStack'

/*
 * The site's policy lets no `style` attribute through. What a server draws must show the pictures in their places
 * without one.
 */
test('the screen that a server draws brings no styles of its own', () => {
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
])('nor does the %s', (_, Stage) => {
  const markup = served(<Show stage={Stage} />)
  expect(markup).toContain('Picture 1 of 12')
  expect(markup).not.toContain(' style=')
})

const served = (element: ReactNode) => renderToString(element)

function Show({ stage: Stage }: { stage: typeof Carousel }) {
  const region = { current: null }
  const show = useShow({ count: 12, every: 2000, lock: 0, enlarged: undefined, region })
  return <Stage show={show} centre={{ current: null }} onEnlarge={vi.fn()} />
}
