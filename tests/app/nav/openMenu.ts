import { screen, within } from '@testing-library/react'
import type { Person } from '@mocks/people'
import { renderApp } from '../../renderApp'
import { setViewport } from '../../viewport'

export const orb = () => screen.getByRole('button', { name: /^Menu/ })
export const menu = () => within(screen.getByRole('dialog', { name: 'Menu' }))

/** The words on the petals, from the top of the wheel and around. */
export const petals = () =>
  menu()
    .getAllByRole('listitem')
    .map((petal) => petal.textContent)

/** A phone at an address, with the orb tapped. */
export async function openMenu(path: string, as?: Person) {
  setViewport(390)
  const app = renderApp(path, as ? { as } : {})
  await app.user.click(await screen.findByRole('button', { name: /^Menu/ }))
  return app
}
