import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { games } from '../../editions/frozen/content'
import { renderApp } from '../../renderApp'
import type { Row } from '../row'
import { alerts, findMessage } from '../screen'

const { student } = people
const ASLEEP =
  'The score server did not answer. It sleeps when nobody plays and can take up to a minute to wake up. Please try again.'

/** Both calls of a leaderboard. */
function rowsOf(name: keyof typeof games): Row[] {
  const { scores } = games[name]
  const at = `/leaderboard/${name}`
  const both = {
    press: 'Try again',
    at,
    expectInputKept: () => expect(screen.getByText('Play Now')).toBeInTheDocument(),
    failed: ASLEEP,
    timeoutMs: 60_000,
    codes: { 1: null },
  } satisfies Partial<Row>

  async function open(path: string) {
    festival.break(path, 'offline')
    renderApp(at, { as: student })
    await findMessage('Try again')
  }

  return [
    {
      path: scores.all,
      ...both,
      open: () => open(scores.all),
      messages: () => alerts('The scores did not load'),
    },
    {
      path: scores.one,
      ...both,
      open: () => open(scores.one),
      messages: () => alerts('Your row did not load.'),
    },
  ]
}

export const leaderboards: Row[] = [...rowsOf('witch'), ...rowsOf('cans')]
