import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stubIntersectionObserver } from '../../intersectionObserver'
import { renderApp } from '../../renderApp'
import { setViewport } from '../../viewport'

const title = (name: string) => screen.findByRole('heading', { name, level: 1 })

const cards = () =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

const deskHours = () => screen.findByRole('button', { name: 'Desk hours' })
const DESK = /Come before 6 pm on those evenings/
const MAP = 'https://www.openstreetmap.org/export/embed.html'
const frame = () => screen.findByTitle('Map: Main Gate, IIT Kharagpur')
const mapRegion = () => screen.findByRole('region', { name: 'Map of the campus' })

async function slotOf(name: string) {
  const [slot] = (await screen.findAllByRole('listitem')).filter((item) =>
    within(item).queryByRole('heading', { name }),
  )
  if (!slot) throw new Error(`no card ${name}`)
  return slot
}

async function openCard() {
  const view = renderApp('/accommodation')
  await view.user.click(await deskHours())
  const modal = await screen.findByRole('dialog', { name: 'Desk hours' })
  expect(modal).toHaveTextContent(DESK)
  return view
}

test('the Info screen shows the price, what it includes, and what to know about the stay (Spec §9)', async () => {
  renderApp('/accommodation')
  expect(await title('Accommodation')).toBeInTheDocument()
  const offer = screen.getByRole('region', { name: 'Registration package' })
  expect(offer).toHaveTextContent('Registration package, per head2389 INR3 days and 4 nights')
  expect(offer).toHaveTextContent('3 pronite passes4 nights in a hall1 festival kit')
  expect(cards()).toEqual([
    'Cancellation',
    'Leaving',
    'Bedding',
    'Desk hours',
    'Arriving',
    'Contingents',
  ])
  expect(screen.getByText(/6 to 11 pm in one text, 7 to 10 pm in another/)).toBeInTheDocument()
})

test('the side list leads to each accommodation screen and marks the current one (Spec §2)', async () => {
  const { user, at } = renderApp('/accommodation')
  await title('Accommodation')
  const links = (current?: 'page') =>
    within(screen.getByRole('navigation', { name: 'Accommodation' }))
      .getAllByRole('link', current && { current })
      .map(({ textContent }) => textContent)
  expect(links()).toEqual(['Contingent', 'Info', 'FaQs', 'Rules', 'Map'])
  for (const [name, heading, path] of [
    ['FaQs', 'FaQs', '/accommodation-faq'],
    ['Rules', 'Rules', '/accommodation-rules'],
    ['Map', 'Campus plan', '/accommodation-map'],
    ['Info', 'Accommodation', '/accommodation'],
  ] as const) {
    await user.click(screen.getByRole('link', { name }))
    expect(await title(heading)).toHaveFocus()
    expect(at()).toBe(path)
    expect(links('page')).toEqual([name])
  }
})

test('there are eight numbered rules (Spec §9)', async () => {
  renderApp('/accommodation-rules')
  await title('Rules')
  expect(cards()).toHaveLength(8)
  expect(await slotOf('Late check-out')).toHaveTextContent(/^2Late check-out.*Rs\. 500 per person/)
})

test('on a wide screen a card opens in a modal with its own address (Spec §2)', async () => {
  const { at } = await openCard()
  expect(at()).toBe('/accommodation?card=desk')
})

test('below 600 px each card shows its whole text, and no modal opens (Spec §2)', async () => {
  setViewport(600)
  renderApp('/accommodation')
  expect(await deskHours()).toBeInTheDocument()
  setViewport(599)
  const { at } = renderApp('/accommodation?card=desk')
  await title('Accommodation')
  expect(await slotOf('Desk hours')).toHaveTextContent(DESK)
  expect(screen.queryByRole('button', { name: 'Desk hours' })).not.toBeInTheDocument()
  await waitFor(() => expect(at()).toBe('/accommodation'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('the map loads only when it comes into view, with no more permissions than it needs (Spec §2, §7)', async () => {
  const views = stubIntersectionObserver()
  renderApp('/accommodation-map')
  const status = within(await mapRegion()).getByRole('status')
  expect(status).toHaveTextContent('Loading')
  expect(screen.queryByTitle(/^Map:/)).not.toBeInTheDocument()
  views.show(status, 0.6)
  const map = await frame()
  expect(map).toHaveAttribute('src', expect.stringContaining(MAP))
  expect(map).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups')
  fireEvent.load(map)
  expect(within(await mapRegion()).queryByRole('status')).not.toBeInTheDocument()
})
