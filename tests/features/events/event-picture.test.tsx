import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { renderApp } from '../../renderApp'

/** The pictures are decoration, so they have no role to be found by. */
async function pictureOf(name: string) {
  const button = await screen.findByRole('button', { name })
  return button.closest('li')?.querySelector('img')?.getAttribute('src')
}

test('an event with a known name has its own logo, however its name is spelt', async () => {
  festival.change(({ events }) => {
    const event = events[0]?.events.find(({ name }) => name === 'Nrityakala')
    if (event) event.name = ' NRITYAKALA '
  })
  renderApp('/events/subevents/Dance')
  expect(await pictureOf('Centrifuge')).toBe('/art/masks/king.svg')
  expect(await pictureOf('NRITYAKALA')).toBe('/art/masks/moon.svg')
})

test('an event without a known name has the emblem of its genre', async () => {
  renderApp('/events/subevents/Dance')
  expect(await pictureOf('Shuffle - Solo')).toBe('/art/genres/dance.svg')
})

test('an event of a genre that is new this year has the fallback image', async () => {
  festival.change(({ events }) => {
    const game = events.find(({ genre }) => genre === 'Game Fest')
    for (const event of game?.events ?? []) event.event_status = true
  })
  renderApp('/events/subevents/Game%20Fest')
  expect(await pictureOf('Labyrinth')).toBe('/art/masks/moon.svg')
})
