import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../renderApp'

/** A strip of five pennants, 60 px each, of which 250 px are in sight. */
function layOut() {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(250)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(60)
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return ['Contingent', 'Info', 'FaQs', 'Rules', 'Map'].indexOf(this.textContent) * 60
  })
}

async function openStrip(path: string) {
  layOut()
  renderApp(path)
  const nav = await screen.findByRole('navigation', { name: 'Accommodation' })
  return within(nav).getByRole('list')
}

test('the strip stays at its beginning while the link of the current page is in sight', async () => {
  expect((await openStrip('/accommodation')).scrollLeft).toBe(0)
})

test('the strip scrolls to the link of the current page if it would be out of sight', async () => {
  expect((await openStrip('/accommodation-map')).scrollLeft).toBeGreaterThan(0)
})
