import { screen, within } from '@testing-library/react'

export const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').slice(1)

/** Rank, name and points of all visible places, the podium first. */
export function shownPlaces(): string[][] {
  const podium = within(screen.getByRole('list', { name: 'Podium' })).getAllByRole('listitem')
  const first = podium.map((place) => {
    const rank = within(place).getByRole('img').getAttribute('alt') ?? ''
    const [name, points] = [...place.children].slice(1).map((part) => part.textContent)
    return [rank.replace('Rank ', ''), name ?? '', (points ?? '').replace(' points', '')]
  })
  const table = screen.queryByRole('table')
  const rest = (table ? rowsOf(table) : []).map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  )
  return [...first, ...rest]
}
