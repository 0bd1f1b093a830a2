import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../renderApp'
import { stubIntersectionObserver } from '../../intersectionObserver'
import { resizeTo, setViewport } from '../../viewport'

afterEach(() => vi.unstubAllGlobals())

const title = (name: string) => screen.findByRole('heading', { name, level: 1 })
const cards = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)
const slotOf = async (name: string) => {
  const [slot] = (await screen.findAllByRole('listitem')).filter((each) =>
    within(each).queryByRole('heading', { name }),
  )
  if (!slot) throw new Error(`no card ${name}`)
  return slot
}

test('Info tells the price, what it buys, and what to know about staying', async () => {
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
  expect(screen.getByText(/6 to 11 pm by one text .* 7 to 10 pm by another/)).toBeInTheDocument()
})

test('the side list leads through the accommodation screens and marks the current one', async () => {
  const { user, at } = renderApp('/accommodation')
  await title('Accommodation')
  const list = screen.getByRole('navigation', { name: 'Accommodation' })
  const names = within(list).getAllByRole('link')
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Contingent',
    'Info',
    'FaQs',
    'Rules',
    'Map',
  ])
  const go = async (name: string) => user.click(screen.getByRole('link', { name }))
  await go('FaQs')
  expect(await title('FaQs')).toHaveFocus()
  expect(at()).toBe('/accommodation-faq')
  await go('Rules')
  expect(await title('Rules')).toBeInTheDocument()
  expect(at()).toBe('/accommodation-rules')
  expect(screen.getByRole('link', { name: 'Rules' })).toHaveAttribute('aria-current', 'page')
  await go('Map')
  expect(await title('Map')).toBeInTheDocument()
  expect(at()).toBe('/accommodation-map')
  await go('Info')
  expect(await title('Accommodation')).toBeInTheDocument()
})

test('the rules are eight, and numbered', async () => {
  renderApp('/accommodation-rules')
  await title('Rules')
  expect(cards()).toHaveLength(8)
  expect(await slotOf('Late check-out')).toHaveTextContent(/^2Late check-out.*Rs\. 500 per person/)
  expect(document.title).toBe('Accommodation rules | Spring Fest')
})

test('the FaQs open one at a time', async () => {
  const { user } = renderApp('/accommodation-faq')
  await title('FaQs')
  expect(screen.getByRole('region')).toHaveTextContent('2389 INR per head')
  await user.click(screen.getByRole('button', { name: 'When is the desk open?' }))
  expect(screen.getByRole('region')).toHaveTextContent(/6 to 11 pm .* 7 to 10 pm/)
})

test('on a wide screen a card opens in a modal, which the address keeps and a step back closes', async () => {
  const { user, at } = renderApp('/accommodation')
  await user.click(await screen.findByRole('button', { name: 'Desk hours' }))
  const modal = screen.getByRole('dialog', { name: 'Desk hours' })
  expect(modal).toHaveTextContent('Come before 6 pm on those evenings')
  expect(at()).toBe('/accommodation?card=desk')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(at()).toBe('/accommodation')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Desk hours' })).toHaveFocus())
})

test('a shared address opens the card that it names, and no other', async () => {
  renderApp('/accommodation-rules?card=refunds')
  expect(await screen.findByRole('dialog', { name: 'Refunds' })).toBeInTheDocument()
  renderApp('/accommodation-rules?card=nonsense')
  await title('Rules')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('on a phone the cards say everything themselves, and nothing opens', async () => {
  setViewport(390)
  const { at } = renderApp('/accommodation?card=desk')
  await title('Accommodation')
  expect(await slotOf('Desk hours')).toHaveTextContent('Come before 6 pm on those evenings')
  expect(screen.queryByRole('button', { name: 'Desk hours' })).not.toBeInTheDocument()
  await waitFor(() => expect(at()).toBe('/accommodation'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('from 600 px on a card opens, at 599 px it does not', async () => {
  setViewport(600)
  renderApp('/accommodation')
  expect(await screen.findByRole('button', { name: 'Desk hours' })).toBeInTheDocument()
  resizeTo(599)
  expect(screen.queryByRole('button', { name: 'Desk hours' })).not.toBeInTheDocument()
})

test('a card that is open when the window gets narrow leaves the address, with its step', async () => {
  const { user, at } = renderApp('/accommodation')
  await user.click(await screen.findByRole('button', { name: 'Desk hours' }))
  const steps = vi.spyOn(window.history, 'go')
  resizeTo(390)
  await waitFor(() => expect(at()).toBe('/accommodation'))
  // Back over the step that opened it: one more such step would seem to do nothing.
  expect(steps.mock.calls).toEqual([[-1]])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a card comes in once half of it is visible, and stays', async () => {
  const views = stubIntersectionObserver()
  renderApp('/accommodation')
  const card = await slotOf('Bedding')
  expect(card).toHaveAttribute('data-seen', 'false')
  views.show(card, 0.4)
  expect(card).toHaveAttribute('data-seen', 'false')
  views.show(card, 0.5)
  expect(card).toHaveAttribute('data-seen', 'true')
  expect(await slotOf('Desk hours')).toHaveAttribute('data-seen', 'false')
  views.show(card, 0)
  expect(card).toHaveAttribute('data-seen', 'true')
})
