import { fireEvent } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { mendBrokenPictures, mendIcons } from '@/shared/start/brokenPictures'

beforeAll(mendBrokenPictures)

const picture = document.createElement('img')
const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')

beforeEach(() => {
  icon.replaceChildren(use)
  use.setAttribute('href', '/art/icons.svg#star')
  document.body.replaceChildren(picture, icon)
  fireEvent.load(picture)
})

test('a picture that does not come is marked, so that nothing torn is shown', () => {
  expect(picture).not.toHaveAttribute('data-broken')
  fireEvent.error(picture)
  expect(picture).toHaveAttribute('data-broken')
})

test('a picture that failed before anybody listened is marked too', async () => {
  picture.decode = () => Promise.reject(new Error('The source image cannot be decoded.'))
  mendBrokenPictures()
  await vi.waitFor(() => expect(picture).toHaveAttribute('data-broken'))
})

test('a picture that comes after all is shown', () => {
  fireEvent.error(picture)
  fireEvent.load(picture)
  expect(picture).not.toHaveAttribute('data-broken')
})

test('without their file icons leave signs, also those that come or change later', async () => {
  const sprites: { src?: string; onerror?: () => void }[] = []
  vi.stubGlobal(
    'Image',
    class {
      constructor() {
        sprites.push(this)
      }
    },
  )
  mendIcons()
  vi.unstubAllGlobals()
  expect(sprites[0]?.src).toBe('/art/icons.svg')
  expect(icon).toHaveTextContent('')
  sprites[0]?.onerror?.()
  await vi.waitFor(() => expect(icon).toHaveTextContent('★'))
  use.setAttribute('href', '/art/icons.svg#social-x')
  await vi.waitFor(() => expect(icon).toHaveTextContent(/^x$/))
  const later = icon.cloneNode(true)
  document.body.append(later)
  use.setAttribute('href', '/art/icons.svg#close')
  await vi.waitFor(() => expect(icon).toHaveTextContent('×'))
  expect(later).toHaveTextContent('x')
  // The observer watches the old one.
  document.body.replaceWith(document.createElement('body'))
})
