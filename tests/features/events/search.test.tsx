import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { renderApp } from '../../renderApp'

const countIs = (words: string) => screen.findByText(words)

/** The names that were found, best first. */
async function search(typed: string) {
  const { user, at } = renderApp('/events')
  await user.type(await screen.findByRole('searchbox', { name: 'Search all events' }), typed)
  await screen.findByText(/^(No|\d+) events? found$/)
  const found = within(screen.getByRole('search')).queryAllByRole('link')
  return { user, at, names: found.map((link) => link.querySelector('b')?.textContent) }
}

test.each([
  ['tango', ['Two For A Tango']],
  ['TWO FOR A TANGO', ['Two For A Tango']],
  ['  two   tango ', ['Two For A Tango']],
  ['twofora', ['Two For A Tango']],
  ['tängó', ['Two For A Tango']],
  ['two-for-a', ['Two For A Tango']],
  ['dumb c', ['Dumb C', 'Dumbstruck']],
  ['stand up', ['Hilarity Ensues']],
  ['humour', ['Banter Bout', 'Hilarity Ensues']],
  ['humor fest', ['Banter Bout', 'Hilarity Ensues']],
  ['poetry', ['Poetry Slam']],
  ["chef's", ["Chef's Corner"]],
  ['shuffle team', ['Shuffle - Team']],
])('searching for "%s" finds %j', async (typed, expected) => {
  const { names } = await search(typed)
  expect(names.slice(0, expected.length)).toEqual(expected)
  if (typed !== 'dumb c') expect(names).toEqual(expected)
})

test('names that begin with the query come before names that contain it, and those before taglines', async () => {
  const { names } = await search('sf')
  expect(names.slice(0, 2)).toEqual(['SF Idol', 'SFM'])
  expect(names).toContain('Lights Camera SF')
  expect(names.indexOf('Lights Camera SF')).toBeGreaterThan(1)
})

test('how many were found is said out loud', async () => {
  const { user } = await search('dance')
  expect(screen.getByText('6 events found')).toHaveAttribute('role', 'status')
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'tango')
  await countIs('1 event found')
})

test('a hidden event is not found', async () => {
  await search('labyrinth')
  expect(screen.getByText('No event found')).toBeInTheDocument()
})

test('nothing found says so, keeps the wall, and offers to start again', async () => {
  const { user } = await search('zebra <b>')
  expect(screen.getByText('Nothing by that name')).toBeInTheDocument()
  expect(screen.getByText(/No event has “zebra <b>” in its name/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Dance' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear the search' }))
  expect(screen.getByRole('searchbox')).toHaveValue('')
  expect(screen.queryByText('Nothing by that name')).not.toBeInTheDocument()
})

test('the cross in the box clears it and leaves the focus there', async () => {
  const { user, at } = await search('tango')
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.getByRole('searchbox')).toHaveValue('')
  expect(screen.getByRole('searchbox')).toHaveFocus()
  expect(at()).toBe('/events')
})

test('a query of marks alone finds nothing, not everything', async () => {
  const { names } = await search('?!')
  expect(names).toEqual([])
})

test('a result opens the event at its own address, and Back returns to the search', async () => {
  const { user, at } = await search('tango')
  await user.click(screen.getByRole('link', { name: /Two For A Tango/ }))
  expect(await screen.findByRole('dialog', { name: 'Two For A Tango' })).toBeInTheDocument()
  expect(at()).toBe('/events/subevents/Dance?event=5')
  window.history.back()
  expect(await screen.findByRole('searchbox')).toHaveValue('tango')
  expect(at()).toBe('/events?q=tango')
})

test('typing keeps the focus in the box', async () => {
  await search('tango')
  expect(screen.getByRole('searchbox')).toHaveFocus()
})

test('while the list is on its way the search says so, and answers when it is there', async () => {
  festival.break('/api/event', 'slow')
  const { user } = renderApp('/events?q=tango')
  expect(await screen.findByText('Loading the events…')).toBeInTheDocument()
  expect(
    await screen.findByRole('link', { name: /Two For A Tango/ }, { timeout: 5000 }),
  ).toBeInTheDocument()
  expect(user).toBeDefined()
})

test('an event that stands under two genres is found under both', async () => {
  festival.change(({ events }) => {
    const event = events[0]?.events.find(({ name }) => name === 'Shake A Leg')
    if (event) events[1]?.events.push({ ...event, genre: 'Music' })
  })
  const { names } = await search('Shake A Leg')
  expect(names).toEqual(['Shake A Leg', 'Shake A Leg'])
})
