import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { server } from '@mocks/node'
import { heroes } from '@/content/heroes'
import { renderApp } from '../../renderApp'
import { setViewport } from '../../viewport'
import { faces, gaze, partOfDrawing, settle, stillOf } from './poster'

const greatHero = () => screen.findByRole('button', { name: /^Unmask the/ })
const announcement = () => screen.getByRole('status')
const live = () => waitFor(() => expect(faces()[0]).toHaveAttribute('data-live'))

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))

test('pressing the great hero, or Enter on it, lifts one hero after the other and names the next one', async () => {
  const { user } = renderApp('/')
  expect(await greatHero()).toHaveAccessibleName('Unmask the king')
  expect(announcement()).toBeEmptyDOMElement()
  for (const name of ['lion', 'peacock', 'laughing face', 'moon', 'king']) {
    await user.click(await greatHero())
    expect(announcement()).toHaveTextContent(`The ${name}`)
    expect(await greatHero()).toHaveAccessibleName(`Unmask the ${name}`)
    await settle()
  }
  await user.keyboard('{Enter}')
  expect(announcement()).toHaveTextContent('The lion')
  expect(await greatHero()).toHaveFocus()
})

test('with reduced motion the heroes change places after a short fade', async () => {
  setViewport(1440, { reducedMotion: true })
  renderApp('/')
  fireEvent.click(await greatHero())
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(faces()).toHaveLength(1)
  expect(announcement()).toHaveTextContent('The lion')
})

test('pressing a side hero swaps it with the great hero', async () => {
  const { user } = renderApp('/')
  await user.click(await screen.findByRole('button', { name: 'Bring the moon to the front' }))
  expect(announcement()).toHaveTextContent('The moon')
  expect(await greatHero()).toHaveAccessibleName('Unmask the moon')
  expect(screen.queryByRole('button', { name: 'Bring the moon to the front' })).toBeNull()
  const left = screen.getByRole('button', { name: 'Bring the king to the front' })
  expect(left).toHaveFocus()
  await settle()
  await user.click(left)
  expect(announcement()).toHaveTextContent('The king')
})

test('the picture becomes a drawing with moving parts, and its eyes follow the pointer', async () => {
  renderApp('/')
  await live()
  for (const part of ['half-left', 'half-right', 'crown', 'pendant', 'iris', 'rim']) {
    expect(partOfDrawing(part), part).toBeInTheDocument()
  }
  const box = vi
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 1440, 900))
  onTestFinished(() => box.mockRestore())
  fireEvent.pointerMove(window, { clientX: 1440, clientY: 450 })
  // Each half in its direction.
  await waitFor(() => expect(gaze()).toEqual(['9.0px', '-9.0px']))
})

test('a narrow window has no side heroes, and the great hero can still be lifted', async () => {
  setViewport(390)
  const { user } = renderApp('/')
  await user.click(await greatHero())
  expect(announcement()).toHaveTextContent('The lion')
  expect(screen.queryByRole('button', { name: /^Bring the/ })).toBeNull()
})

test.each([
  ['are missing', () => new HttpResponse(null, { status: 404 })],
  ['are pages', () => HttpResponse.html('<!doctype html><p>Not here</p>')],
  ['are torn', () => HttpResponse.text('<svg xmlns="http://www.w3.org/2000/svg"><g>')],
  ['do not come', () => HttpResponse.error()],
])(
  'when the drawings %s the pictures stay, and the heroes can still be lifted',
  async (_how, respond) => {
    // Other tests have fetched the drawings; these have never come.
    for (const hero of heroes) {
      const { drawing } = hero
      onTestFinished(() => void Object.assign(hero, { drawing }))
      Object.assign(hero, { drawing: `/art/masks/unknown-${hero.id}.svg` })
    }
    const getBattery = vi.fn(respond)
    server.use(
      http.get(/\/art\/masks\/unknown-moon/, getBattery),
      http.get(/\/art\/masks\/unknown/, respond),
    )
    const { user } = renderApp('/')
    await user.click(await screen.findByRole('button', { name: 'Bring the moon to the front' }))
    expect(announcement()).toHaveTextContent('The moon')
    await settle()
    await waitFor(() => expect(getBattery).toHaveBeenCalled())
    expect(faces()[0]).not.toHaveAttribute('data-live')
    expect(stillOf(faces()[0])).toHaveAttribute('src', '/art/masks/unknown-moon.svg')
    await user.click(screen.getByRole('button', { name: 'Unmask the moon' }))
    expect(await screen.findByRole('button', { name: 'Unmask the king' })).toBeInTheDocument()
  },
)
