import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { renderApp } from '../../renderApp'
// Preloaded, so that the first test does not wait for the import.
import '@/features/events/GenreScreen'
import { stubNavigator } from '../../stubNavigator'
import { untilTestEnds } from '../../untilTestEnds'

const dialog = (name: string) => screen.findByRole('dialog', { name })
const rules = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('a card opens the event with its name, tagline, ABOUT, RULES, team size and Register (Spec §2)', async () => {
  const { user, at } = renderApp('/events/subevents/Dance')
  await user.click(await screen.findByRole('button', { name: 'Two For A Tango' }))
  const details = await dialog('Two For A Tango')
  const modal = within(details)
  expect(modal.getByText('Duet Dance competition')).toBeInTheDocument()
  expect(modal.getByRole('heading', { name: 'ABOUT' })).toBeInTheDocument()
  expect(modal.getByText(/^Two dancers, one story\./)).toBeInTheDocument()
  expect(modal.getByRole('heading', { name: 'RULES' })).toBeInTheDocument()
  expect(rules(details)).not.toEqual([])
  expect(modal.getByText('Exactly 2')).toBeInTheDocument()
  expect(modal.getByRole('button', { name: 'Register' })).toBeInTheDocument()
  expect(at()).toBe('/events/subevents/Dance?event=5')

  renderApp('/events/subevents/Dance?event=5')
  expect(await dialog('Two For A Tango')).toBeInTheDocument()
})

test('Back and Escape close the event, and the card has the focus again', async () => {
  const { user, at } = renderApp('/events/subevents/Dance')
  const card = await screen.findByRole('button', { name: 'Centrifuge' })
  for (const way of ['Back', 'Escape']) {
    await user.click(card)
    await dialog('Centrifuge')
    if (way === 'Escape') await user.keyboard('{Escape}')
    else act(() => window.history.back())
    await waitFor(() => expect(at()).toBe('/events/subevents/Dance'))
    await waitFor(() => expect(card).toHaveFocus())
  }
})

test('an event opened by a link closes onto its genre', async () => {
  const { user, at } = renderApp('/events/subevents/Dance?event=5')
  const modal = await dialog('Two For A Tango')
  await user.click(within(modal).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(at()).toBe('/events/subevents/Dance'))
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Dance', level: 1 })).toHaveFocus(),
  )
})

test.each(['9999', '0', 'abc', '-5', '5e0', '53', '<b>'])(
  'an address with an unknown event (%s) says so',
  async (id) => {
    const { user, at } = renderApp(`/events/subevents/Dance?event=${encodeURIComponent(id)}`)
    const modal = await dialog('Event not found')
    expect(within(modal).getByRole('link', { name: 'All events' })).toHaveAttribute(
      'href',
      '/events',
    )
    await user.click(within(modal).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(at()).toBe('/events/subevents/Dance'))
  },
)

test('empty rules are dropped and the numbers written by hand too (Spec §2)', async () => {
  renderApp('/events/subevents/Dance?event=1')
  const shown = rules(await dialog('Centrifuge'))
  const [dance] = festival.state().events
  const raw = dance?.events.find(({ id }) => id === 1)?.rules ?? []
  expect(raw).toContain('')
  expect(shown).toHaveLength(raw.filter(Boolean).length)
  expect(shown[0]).toMatch(/^A crew has 3 to 30 dancers/)
  for (const rule of shown) expect(rule).not.toMatch(/^\d+\./)
  expect(shown.join()).toContain('Name the file <College Name>_<Crew Name>.mp3.')
})

test('line breaks in rules and write-ups are kept, also the ones typed as backslash and n (Spec §2)', async () => {
  const { user } = renderApp('/events/subevents/Dance?event=61')
  const modal = await dialog('Shuffle - Team')
  const about = within(modal).getByText(/^The street comes to the campus/)
  expect(about.textContent).toContain('brings friends.\nCrews meet')
  expect(about.textContent).not.toContain('\\n')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Centrifuge' }))
  expect(rules(await dialog('Centrifuge')).join()).toContain('before the slot.\nName the file')
})

const ADDRESS = 'http://localhost:3000/events/subevents/Dance?event=5'

async function press(name: 'Share' | 'Copy link') {
  const { user } = renderApp('/events/subevents/Dance?event=5')
  const button = within(await dialog('Two For A Tango')).getByRole('button', { name })
  await user.click(button)
  return { user, button }
}

test('without a share sheet, the link can be copied, and a message says so (Spec §2)', async () => {
  await press('Copy link')
  expect(await screen.findByText('Link copied')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe(ADDRESS)
  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument()
})

test('a share sheet gets the event; closing it shows nothing, and where it is broken the link is copied', async () => {
  const outcomes = [
    () => Promise.resolve(),
    () => Promise.reject(new DOMException('No', 'AbortError')),
    () => Promise.reject(new DOMException('No', 'NotAllowedError')),
  ]
  const share = vi.fn(() => outcomes.shift()?.())
  stubNavigator({ share })
  const { user, button } = await press('Share')
  expect(share).toHaveBeenCalledWith({ title: 'Two For A Tango | Spring Fest', url: ADDRESS })
  await user.click(button)
  await waitFor(() => expect(share).toHaveBeenCalledTimes(2))
  expect(screen.queryByText('Link copied')).not.toBeInTheDocument()
  await user.click(button)
  expect(await screen.findByText('Link copied')).toBeInTheDocument()
})

test('where copying is not allowed, the link itself is shown', async () => {
  const { user } = renderApp('/events/subevents/Dance?event=5')
  const button = within(await dialog('Two For A Tango')).getByRole('button', { name: 'Copy link' })
  untilTestEnds(vi.spyOn(navigator.clipboard, 'writeText')).mockRejectedValue(new Error('No'))
  await user.click(button)
  expect(await screen.findByText(ADDRESS)).toBeInTheDocument()
})

test('an event says that the student is registered, with a link to the dashboard (Spec §2)', async () => {
  const { user, at } = renderApp('/events/subevents/Dance', { as: people.student })
  expect(await screen.findByText('Registered')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Register for Nrityakala' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Nrityakala' }))
  const modal = within(await dialog('Nrityakala'))
  expect(modal.getByText('You are registered for this event')).toBeInTheDocument()
  expect(modal.queryByRole('button', { name: 'Register' })).not.toBeInTheDocument()
  await user.click(modal.getByRole('link', { name: 'Your dashboard' }))
  await waitFor(() => expect(at()).toBe('/dashboard'))
})

test('a member of a team is registered too', async () => {
  renderApp('/events/subevents/Literary?event=23', { as: people.teamMember })
  expect(await screen.findByText('You are registered for this event')).toBeInTheDocument()
})

test.each(['offline', 'html', 'refused'] as const)(
  'shows Register when the registered events fail to load (%s)',
  async (what) => {
    const fault = what === 'refused' ? { code: 9, message: 'Ask later' } : what
    festival.break('/api/user/registered_events', fault)
    renderApp('/events/subevents/Dance?event=2', { as: people.student })
    const modal = within(await dialog('Nrityakala'))
    // A slow machine sees the second try of the read, too.
    await waitFor(() => expect(festival.calls('/api/user/registered_events')).not.toEqual([]))
    expect(modal.getByRole('button', { name: 'Register' })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  },
)
