import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { openContingent, rowsSeen } from './openContingent'

const NOBODY = 'Member without a name SF-ID not known Unpaid'

/** The contingent of a leader with this list, as the server might send it. */
function openList(updatedMembersInfo: object[]) {
  const data = { id: 9, leaderId: 11, contingent_name: 'Troupe', code: 'X', updatedMembersInfo }
  festival.break('/api/contingent/getMembers', {
    status: 200,
    body: { code: 0, message: 'ok', data },
  })
  return openContingent(people.contingentLeader)
}

const bar = () => within(screen.getByRole('search', { name: 'Find members' }))
const press = (name: RegExp) => bar().getByRole('button', { name })

const member = (id: number, paymentStatus: boolean) => ({
  id,
  name: `Extra ${id}`,
  sfId: `SF0${id}`,
  paymentStatus,
})

test.each<[what: string, list: object[]]>([
  ['a small number for an id, and rows without any', [{ id: 1, name: 'One' }, {}, { id: 2 }, {}]],
  [
    'the same id twice',
    [
      { id: 5, name: 'One' },
      { id: 5, name: 'Two' },
    ],
  ],
  ['the same SF-ID twice', [{ sfId: 'SF1' }, { sfId: 'SF1' }]],
  ['an SF-ID that is the id of another', [{ id: 7 }, { sfId: '7' }]],
])('a list with %s is shown whole', async (_what, list) => {
  await openList(list)
  expect(rowsSeen()).toHaveLength(list.length)
})

test('rows without an id are found and lost again by the search like all others', async () => {
  const many = Array.from({ length: 9 }, (_, index) => member(index + 1, false))
  const { user } = await openList([...many, {}, {}])
  expect(rowsSeen().slice(-2)).toEqual([NOBODY, NOBODY])
  await user.type(bar().getByRole('searchbox'), 'Extra 9')
  expect(rowsSeen()).toEqual(['Extra 9 SF09 Unpaid'])
  await user.clear(bar().getByRole('searchbox'))
  expect(rowsSeen()).toHaveLength(11)
})

test.each([
  [
    'nobody has paid',
    false,
    /^Paid/,
    'No member has paid yet.',
    'No member with that name has paid.',
  ],
  ['everybody has', true, /^Unpaid/, 'Every member has paid.', 'No unpaid member has that name.'],
])('where %s the list says so', async (_what, hasPaid, share, words, searchWords) => {
  const { user } = await openList(
    Array.from({ length: 9 }, (_, index) => member(index + 1, hasPaid)),
  )
  await user.click(press(share))
  expect(screen.getByText(words)).toBeInTheDocument()
  await user.type(bar().getByRole('searchbox'), 'Extra 1')
  expect(screen.getByText(searchWords)).toBeInTheDocument()
  await user.click(press(/^Everybody/))
  expect(rowsSeen()).toEqual([`Extra 1 SF01 ${hasPaid ? 'Paid' : 'Unpaid'}`])
})
