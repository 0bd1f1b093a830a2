import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { server } from '@mocks/node'
import { renderApp } from '../../renderApp'
import { faces, settle, stillOf } from './poster'

test.each([
  ['are missing', () => new HttpResponse(null, { status: 404 })],
  ['are pages', () => HttpResponse.html('<!doctype html><p>Not here</p>')],
  ['are torn', () => HttpResponse.text('<svg xmlns="http://www.w3.org/2000/svg"><g>')],
  ['do not come', () => HttpResponse.error()],
])('drawings that %s leave the still pictures, and the masks change', async (_how, answer) => {
  server.use(http.get(/\/art\/masks\//, answer))
  const { user } = renderApp('/')
  await user.click(await screen.findByRole('button', { name: 'Bring the moon to the front' }))
  expect(screen.getByRole('status')).toHaveTextContent('The moon')
  await settle()
  expect(faces()[0]).not.toHaveAttribute('data-live')
  expect(stillOf(faces()[0])).toHaveAttribute('src', '/art/masks/moon-live.svg')
  await user.click(screen.getByRole('button', { name: 'Unmask the moon' }))
  expect(await screen.findByRole('button', { name: 'Unmask the king' })).toBeInTheDocument()
})
