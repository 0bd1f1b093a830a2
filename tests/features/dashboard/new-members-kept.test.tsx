import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { renderApp } from '../../renderApp'
import { addButton, fill } from './addMembers'
import { openEvents, team } from './openEvents'

const { teamLeader, longName } = people

test('rows that fall away come back with what was typed', async () => {
  const { user } = await openEvents(longName)
  const card = within(team('Shuffle - Team'))
  const press = (name: string) => user.click(card.getByRole('button', { name }))
  await press('Increase How many')
  await fill(user, 'Shuffle - Team', 'SF00025', 'second@festival.test', 1)
  await press('Decrease How many')
  expect(card.queryByDisplayValue('SF00025')).not.toBeInTheDocument()
  await press('Increase How many')
  expect(card.getByDisplayValue('SF00025')).toBeInTheDocument()
})

test('what was typed survives closing the modal', async () => {
  const { user } = await openEvents(teamLeader)
  await fill(user, 'India Calling', 'SF00024', 'half@')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Registered Events' }))
  const card = within(await screen.findByRole('article', { name: 'India Calling' }))
  expect(card.getByLabelText('SF-ID')).toHaveValue('SF00024')
  expect(card.getByLabelText('Email')).toHaveValue('half@')
})

test('what was typed survives a reload, several rows of it', async () => {
  const { user, unmount } = await openEvents(longName)
  await user.click(
    within(team('Shuffle - Team')).getByRole('button', { name: 'Increase How many' }),
  )
  await fill(user, 'Shuffle - Team', 'SF00024', 'one@festival.test')
  await fill(user, 'Shuffle - Team', 'SF00025', 'two@festival.test', 1)
  unmount()
  renderApp('/dashboard?open=events', { as: longName })
  await screen.findByRole('article', { name: 'Shuffle - Team' })
  const typed = within(team('Shuffle - Team'))
    .getAllByLabelText('SF-ID')
    .map((field) => field.getAttribute('value'))
  expect(typed).toEqual(['SF00024', 'SF00025'])
})

test('what was added is not typed again next time', async () => {
  const { user } = await openEvents(longName)
  await fill(user, 'Shuffle - Team', 'SF00024', 'classmate.four@festival.test')
  await user.click(addButton('Shuffle - Team'))
  await screen.findByText('Member added successfully')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Registered Events' }))
  await screen.findByRole('article', { name: 'Shuffle - Team' })
  expect(within(team('Shuffle - Team')).getByLabelText('SF-ID')).toHaveValue('')
})

test('a kept draft that is nonsense costs only itself', async () => {
  sessionStorage.setItem(
    'draft:add-members:SF00009:23',
    JSON.stringify({ count: '1e9', members: '[{"sfId":{}},' }),
  )
  window.dispatchEvent(new StorageEvent('storage'))
  await openEvents(teamLeader)
  expect(within(team('India Calling')).getAllByLabelText('SF-ID')).toHaveLength(1)
})

test('shutting the modal while it works loses nothing: the button still works, and the rows go once it is done', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await openEvents(teamLeader)
  festival.break('/api/event/addMember', 'slow')
  await fill(user, 'India Calling', 'SF00024', 'classmate.four@festival.test')
  await user.click(addButton('India Calling'))
  await within(team('India Calling')).findByRole('button', { name: 'Adding...' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Registered Events' }))
  await screen.findByRole('article', { name: 'India Calling' })
  await user.click(within(team('India Calling')).getByRole('button', { name: 'Adding...' }))
  await act(() => vi.advanceTimersByTimeAsync(3000))
  await screen.findByText('Member added successfully')
  expect(await within(team('India Calling')).findByText('The team is full.')).toBeInTheDocument()
  expect(sessionStorage.getItem('draft:add-members:SF00009:23') ?? '').not.toContain('SF00024')
  expect(festival.calls('/api/event/addMember')).toHaveLength(1)
})
