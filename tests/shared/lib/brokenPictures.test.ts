import { fireEvent } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { mendBrokenPictures } from '@/shared/lib/brokenPictures'

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

test('an icon that does not come leaves a sign, and another one when it changes', async () => {
  expect(icon).toHaveTextContent('')
  fireEvent.error(use)
  await vi.waitFor(() => expect(icon).toHaveTextContent('★'))
  use.setAttribute('href', '/art/icons.svg#social-x')
  fireEvent.error(use)
  await vi.waitFor(() => expect(icon).toHaveTextContent(/^x$/))
})
