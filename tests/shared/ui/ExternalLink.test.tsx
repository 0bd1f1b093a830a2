import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ButtonLink } from '@/shared/ui/button/ButtonLink'
import { ExternalLink } from '@/shared/ui/button/ExternalLink'

const address = 'https://festival.test/'

test.each([
  ['that is words', <ExternalLink href={address}>The films</ExternalLink>],
  ['that looks like a button', <ButtonLink href={address}>The films</ButtonLink>],
  [
    'with a name of its own',
    <ExternalLink href={address} aria-label="The films">
      <svg />
    </ExternalLink>,
  ],
])('a link %s opens a tab that learns nothing of this one, and says so', (_which, link) => {
  render(link)
  const shown = screen.getByRole('link', { name: 'The films, opens in a new tab' })
  expect(shown).toHaveAttribute('href', address)
  expect(shown).toHaveAttribute('target', '_blank')
  expect(shown).toHaveAttribute('rel', 'noopener noreferrer')
})

test('a link within the site stays in its tab, and has nothing to say of it', () => {
  render(
    <MemoryRouter>
      <ButtonLink to="/events">All events</ButtonLink>
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: 'All events' })).not.toHaveAttribute('target')
})
