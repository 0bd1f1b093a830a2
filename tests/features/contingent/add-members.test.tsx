import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { ADD, five, four, idOf, mailOf, openAdd, paste, send, modal, typed } from './openAddMembers'
import { errors, held, openContingent, rowsSeen } from './openContingent'

test('a leader adds two members, row by row', async () => {
  const { user, at } = await openAdd()
  await user.type(idOf(1), ' sf00024')
  await user.type(mailOf(1), four.email)
  await user.click(modal().getByRole('button', { name: 'Add a row' }))
  expect(idOf(2)).toHaveFocus()
  await user.keyboard('SF00025')
  await user.type(mailOf(2), five.email)
  await send(user)
  expect(await screen.findByText('Members added successfully')).toBeInTheDocument()
  await waitFor(() => expect(rowsSeen()).toHaveLength(5))
  expect(held()?.memberIds).toEqual([11, 13, 23, 24, 25])
  expect(festival.calls(ADD).map(({ body }) => body)).toEqual([
    expect.objectContaining({
      members: [four, five].map(({ sfId, email }) => ({ sfId, email })),
    }),
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(at()).toBe('/contingent')
  await user.click(screen.getByRole('button', { name: 'Add Members' }))
  expect(typed()).toEqual([['', '']])
})

test('nothing typed is told, and nothing is sent', async () => {
  const { user } = await openAdd()
  await send(user)
  await waitFor(() => expect(idOf(1)).toHaveAccessibleDescription('Required'))
  expect(festival.calls(ADD)).toEqual([])
})

test('a refusal keeps every row, and its words stay at the button', async () => {
  const { user } = await openAdd()
  await paste(user, idOf(1), `${four.sfId} ${four.email}\nSF99999 nobody@festival.test`)
  await send(user)
  const words = 'Enter valid SF Ids: SF99999 and nobody@festival.test'
  await waitFor(() => expect(errors()).toEqual([words]))
  expect(modal().getByText(words)).toBeInTheDocument()
  expect(typed()).toEqual([
    [four.sfId, four.email],
    ['SF99999', 'nobody@festival.test'],
  ])
  expect(held()?.memberIds).toEqual([11, 13, 23])
})

test('who is in the contingent already, and what is no mail, is for the server to say', async () => {
  const { user } = await openAdd()
  await user.type(idOf(1), people.contingentMember.sfId)
  await user.type(mailOf(1), 'no mail')
  await send(user)
  await waitFor(() => expect(errors()).toHaveLength(1))
  expect(festival.calls(ADD).map(({ body }) => body)).toEqual([
    expect.objectContaining({
      members: [{ sfId: people.contingentMember.sfId, email: 'no mail' }],
    }),
  ])
  expect(idOf(1)).not.toHaveAccessibleDescription()
  expect(mailOf(1)).not.toHaveAccessibleDescription()
})

test('rows survive closing the modal, a reload and a dead network', async () => {
  const { user } = await openAdd()
  await paste(user, idOf(1), `${four.sfId} ${four.email}\n${five.sfId} half`)
  const rows = [
    [four.sfId, four.email],
    [five.sfId, ''],
  ]
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Add Members' }))
  expect(typed()).toEqual(rows)
  festival.break(ADD, 'offline')
  const again = await openAdd()
  expect(typed()).toEqual(rows)
  await again.user.type(mailOf(2), five.email)
  await send(again.user)
  await waitFor(() => expect(errors()).toEqual(['Network issue']))
  expect(typed()[1]).toEqual([five.sfId, five.email])
  festival.mend()
  await send(again.user)
  await screen.findByText('Members added successfully')
})

test('rows belong to one contingent and one leader', async () => {
  const { user } = await openAdd()
  await user.type(idOf(1), four.sfId)
  festival.change(({ contingents }) => {
    for (const contingent of contingents) if (contingent.id === 301) contingent.id = 309
  })
  await openAdd()
  expect(typed()).toEqual([['', '']])
})

test('while it works the button says so, and pressing it again sends nothing more', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await openAdd()
  await paste(user, idOf(1), `${four.sfId} ${four.email}`)
  festival.break(ADD, 'slow')
  await send(user)
  await user.dblClick(await modal().findByRole('button', { name: 'Adding...' }))
  await act(() => vi.advanceTimersByTimeAsync(3000))
  await screen.findByText('Members added successfully')
  expect(festival.calls(ADD)).toHaveLength(1)
})

test.each([
  ['a member', people.contingentMember],
  ['the leader of a paid contingent', people.paidContingentLeader],
])('the address of the modal opens nothing for %s', async (_who, as) => {
  await openContingent(as, '/contingent?open=add')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
