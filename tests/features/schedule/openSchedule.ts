import { screen, within } from '@testing-library/react'
import type { Person } from '@mocks/people'
import { renderApp } from '../../renderApp'

/** Opens the schedule and waits for its tabs. */
export async function openSchedule(search = '', options: { as?: Person } = {}) {
  const view = renderApp(`/schedule${search}`, options)
  await screen.findByRole('tablist', { name: 'Days of the festival' })
  return view
}

/** The titles in the list, in order. */
export function titles(): string[] {
  return entries().map((entry) => within(entry).getByRole('heading').firstChild?.textContent ?? '')
}

function entries(): HTMLElement[] {
  return within(screen.getByRole('tabpanel'))
    .queryAllByRole('listitem')
    .filter((item) => within(item).queryByRole('heading') !== null)
}

/** One entry of the list. A title that occurs twice needs its time too. */
export function entry(title: string, time?: string): HTMLElement {
  const match = entries().find(
    (item) =>
      within(item).getByRole('heading').firstChild?.textContent === title &&
      (!time || within(item).queryByText(time)),
  )
  if (!match) throw new Error(`No entry "${title}" in the list`)
  return match
}

export function currentDay(): string | null {
  return screen.getByRole('tab', { selected: true }).textContent
}
