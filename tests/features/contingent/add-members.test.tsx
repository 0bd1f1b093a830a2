import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { classmates, people } from '@mocks/people'
import { errors, held, openTroupe, rowsSeen } from './openContingent'

const { contingentLeader } = people
const ADD = '/api/contingent/add'
const [four, five, six, seven] = classmates.slice(3)
if (!four || !five || !six || !seven) throw new Error('The stand-in has too few free classmates')

async function openAdd() {
  const view = await openTroupe(contingentLeader, '/contingent?open=add')
  await screen.findByRole('dialog', { name: 'Add Members' })
  return view
}

const sheet = () => within(screen.getByRole('dialog', { name: 'Add Members' }))
const row = (number: number) => within(sheet().getByRole('group', { name: `Member ${number}` }))
const idOf = (number: number) => row(number).getByRole('textbox', { name: 'SF-ID' })
const mailOf = (number: number) => row(number).getByRole('textbox', { name: 'Email' })
const send = (user: UserEvent) => user.click(sheet().getByRole('button', { name: 'Add Members' }))
const typed = () =>
  sheet()
    .getAllByRole('group')
    .map((group) =>
      within(group)
        .getAllByRole('textbox')
        .map((field) => field.getAttribute('value')),
    )

async function paste(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field)
  await user.paste(text)
}

test('a leader adds two members, row by row', async () => {
  const { user, at } = await openAdd()
  await user.type(idOf(1), ' sf00024')
  await user.type(mailOf(1), four.email)
  await user.click(sheet().getByRole('button', { name: 'Add a row' }))
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

test('columns of a sheet, pasted into one field, become rows', async () => {
  const { user } = await openAdd()
  await paste(user, idOf(1), `${four.sfId}\t${four.email}\n${five.email}\t${five.sfId}\n`)
  expect(typed()).toEqual([
    [four.sfId, four.email],
    [five.sfId, five.email],
  ])
  expect(sheet().getByText('2 people read.')).toBeInTheDocument()
})

test('a column of mails, pasted beside the ids, goes down', async () => {
  const { user } = await openAdd()
  await paste(user, idOf(1), `${four.sfId}\n${five.sfId}`)
  await paste(user, mailOf(1), `${four.email}\n${five.email}`)
  expect(typed()).toEqual([
    [four.sfId, four.email],
    [five.sfId, five.email],
  ])
})

test('a single id or mail is pasted as anywhere; a name around the mail is left out', async () => {
  const { user } = await openAdd()
  await paste(user, idOf(1), four.sfId)
  expect(idOf(1)).toHaveValue(four.sfId)
  await paste(user, mailOf(1), `"Four, Classmate" <${four.email}>`)
  expect(mailOf(1)).toHaveValue(four.email)
})

test('a list in the box fills the rows; lines that name nobody stay in the box', async () => {
  const { user } = await openAdd()
  await user.click(sheet().getByRole('button', { name: 'Paste a list' }))
  const box = sheet().getByRole('textbox', { name: 'List of members' })
  await paste(user, box, `${four.sfId}, ${four.email}\nRoll number 7\n${five.sfId};${five.email}`)
  await user.click(sheet().getByRole('button', { name: 'Fill the rows' }))
  expect(typed()).toEqual([
    [four.sfId, four.email],
    [five.sfId, five.email],
  ])
  expect(box).toHaveValue('Roll number 7')
  expect(
    sheet().getByText('2 people read. 1 line was not understood, and left in the box.'),
  ).toBeInTheDocument()
})

test('a list that is still in the box is not forgotten when people press Add Members', async () => {
  const { user } = await openAdd()
  await user.click(sheet().getByRole('button', { name: 'Paste a list' }))
  const box = sheet().getByRole('textbox', { name: 'List of members' })
  await paste(user, box, `${four.sfId}, ${four.email}`)
  await send(user)
  await waitFor(() => expect(box).toHaveAccessibleDescription(/Fill the rows with it first/))
  expect(festival.calls(ADD)).toEqual([])
})

test('half a row, somebody twice and somebody who is in: each is told at its row, nothing is sent', async () => {
  const { user } = await openAdd()
  await paste(
    user,
    idOf(1),
    [
      `${four.sfId}\t${four.email}`,
      `${five.sfId}\t`,
      `${four.sfId}\tother@festival.test`,
      `SF00013\tmember@festival.test`,
    ].join('\n'),
  )
  expect(sheet().getByText('4 people read. 3 rows need a look.')).toBeInTheDocument()
  await send(user)
  await waitFor(() => expect(mailOf(2)).toHaveAccessibleDescription('Required'))
  expect(idOf(1)).not.toHaveAccessibleDescription()
  expect(idOf(3)).toHaveAccessibleDescription('The same as in row 1')
  expect(idOf(4)).toHaveAccessibleDescription('Contingent Member is in your contingent already')
  expect(mailOf(2)).toHaveFocus()
  expect(festival.calls(ADD)).toEqual([])
  await user.keyboard(five.email)
  await user.click(sheet().getByRole('button', { name: 'Remove row 4' }))
  await user.click(sheet().getByRole('button', { name: 'Remove row 3' }))
  await send(user)
  await screen.findByText('Members added successfully')
  expect(held()?.memberIds).toEqual([11, 13, 23, 24, 25])
})

test('nothing typed is told, and nothing is sent', async () => {
  const { user } = await openAdd()
  await send(user)
  await waitFor(() => expect(idOf(1)).toHaveAccessibleDescription('Required'))
  expect(festival.calls(ADD)).toEqual([])
})

test('twenty rows at most; the twenty-first of a list waits, and comes next', async () => {
  festival.change(({ accounts }) => {
    for (let id = 6001; id <= 6023; id += 1)
      accounts.push({ ...four, id, sfId: `SF0${id}`, email: `extra.${id}@festival.test` })
  })
  const list = Array.from(
    { length: 23 },
    (_, at) => `SF0${6001 + at},extra.${6001 + at}@festival.test`,
  )
  const { user } = await openAdd()
  await paste(user, idOf(1), [...list, list[0]].join('\n'))
  expect(typed()).toHaveLength(20)
  expect(sheet().queryByRole('button', { name: 'Add a row' })).not.toBeInTheDocument()
  const waiting = within(sheet().getByRole('region', { name: 'Waiting' }))
  expect(waiting.getByText('4 more wait.')).toBeInTheDocument()
  expect(waiting.getByText('The same as in row 1')).toBeInTheDocument()
  await user.click(waiting.getByRole('button', { name: 'Remove row 24' }))
  await send(user)
  await screen.findByText('Members added successfully')
  await waitFor(() => expect(typed()).toHaveLength(3))
  expect(held()?.memberIds).toHaveLength(23)
  expect(idOf(1)).toHaveValue('SF06021')
  await send(user)
  await waitFor(() => expect(held()?.memberIds).toHaveLength(26))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(festival.calls(ADD)).toHaveLength(2)
})

test('a refusal keeps every row, and its words stay at the button', async () => {
  const { user } = await openAdd()
  await paste(user, idOf(1), `${four.sfId} ${four.email}\nSF99999 nobody@festival.test`)
  await send(user)
  const words = 'Enter valid SF Ids: SF99999 and nobody@festival.test'
  await waitFor(() => expect(errors()).toEqual([words]))
  expect(sheet().getByText(words)).toBeInTheDocument()
  expect(typed()).toEqual([
    [four.sfId, four.email],
    ['SF99999', 'nobody@festival.test'],
  ])
  expect(held()?.memberIds).toEqual([11, 13, 23])
})

test('somebody who has come in meanwhile is told of at the row after the refusal', async () => {
  const { user } = await openAdd()
  await paste(user, idOf(1), `${four.sfId} ${four.email}`)
  festival.change(({ contingents }) => contingents[0]?.memberIds.push(four.id))
  await send(user)
  await waitFor(() =>
    expect(idOf(1)).toHaveAccessibleDescription('Classmate Four is in your contingent already'),
  )
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
  await user.dblClick(await sheet().findByRole('button', { name: 'Adding...' }))
  await act(() => vi.advanceTimersByTimeAsync(3000))
  await screen.findByText('Members added successfully')
  expect(festival.calls(ADD)).toHaveLength(1)
})

test.each([
  ['a member', people.contingentMember],
  ['the leader of a paid contingent', people.paidContingentLeader],
])('the address of the modal opens nothing for %s', async (_who, as) => {
  await openTroupe(as, '/contingent?open=add')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
