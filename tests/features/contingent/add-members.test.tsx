import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { server } from '@mocks/node'
import { people } from '@mocks/people'
import { HAS_NOT_ARRIVED } from '../../lostResponse'
import { ADD, five, four, idOf, mailOf, modal, openAdd, paste, send, typed } from './openAddMembers'
import { sentence } from '../../sentence'
import {
  changeContingent,
  refocusTab,
  errors,
  currentContingent,
  memberRows,
} from './openContingent'

const { contingentMember } = people

const openBox = (user: UserEvent) =>
  user.click(modal().getByRole('button', { name: 'Paste a list' }))
const box = () => modal().getByRole('textbox', { name: 'List of members' })

const bothRows = [
  [four.sfId, four.email],
  [five.sfId, five.email],
]

test('a leader adds two members, row by row (Spec §2, §4, §6)', async () => {
  const { user, at } = await openAdd()
  await user.type(idOf(1), ' sf00024')
  await user.type(mailOf(1), four.email)
  await user.click(modal().getByRole('button', { name: 'Add a row' }))
  expect(idOf(2)).toHaveFocus()
  await user.keyboard('SF00025')
  await user.type(mailOf(2), five.email)
  await send(user)
  expect(await screen.findByText('Members added successfully')).toBeInTheDocument()
  await waitFor(() => expect(memberRows()).toHaveLength(5))
  expect(currentContingent()?.memberIds).toEqual([11, 13, 23, 24, 25])
  expect(festival.calls(ADD).map(({ body }) => body)).toEqual([
    expect.objectContaining({ members: [four, five].map(({ sfId, email }) => ({ sfId, email })) }),
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(at()).toBe('/contingent')
  await user.click(screen.getByRole('button', { name: 'Add Members' }))
  expect(typed()).toEqual([['', '']])
})

test('leaves it to the server whether a person is a member already or an email is wrong (Spec §5)', async () => {
  const { user } = await openAdd()
  await user.type(idOf(1), people.contingentMember.sfId)
  await user.type(mailOf(1), 'no-mail')
  await send(user)
  await waitFor(() => expect(errors()).toHaveLength(1))
  expect(festival.calls(ADD).map(({ body }) => body)).toEqual([
    expect.objectContaining({
      members: [{ sfId: people.contingentMember.sfId, email: 'no-mail' }],
    }),
  ])
  expect(idOf(1)).not.toHaveAccessibleDescription()
  expect(mailOf(1)).not.toHaveAccessibleDescription()
})

test('rows survive closing the modal, a reload and a lost network', async () => {
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
  const reopened = await openAdd()
  expect(typed()).toEqual(rows)
  await reopened.user.type(mailOf(2), five.email)
  await send(reopened.user)
  await screen.findByText(HAS_NOT_ARRIVED)
  expect(typed()[1]).toEqual([five.sfId, five.email])
  festival.mend()
  await send(reopened.user)
  await screen.findByText('Members added successfully')
})

test('sends members once, shows a busy button, and keeps its rows as they are (Spec §4)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user, at } = await openAdd()
  await paste(user, idOf(1), `${four.sfId} ${four.email}`)
  festival.break(ADD, 'slow')
  await send(user)
  await user.dblClick(await modal().findByRole('button', { name: 'Adding...' }))
  await user.click(modal().getByRole('button', { name: 'Add a row' }))
  await user.type(idOf(1), '9')
  expect(typed()).toEqual([[four.sfId, four.email]])
  await act(() => vi.advanceTimersByTimeAsync(3000))
  await screen.findByText('Members added successfully')
  expect(festival.calls(ADD)).toHaveLength(1)
  await waitFor(() => expect(at()).toBe('/contingent'))
})

test('a row that was added before does not take the focus when the modal is opened again', async () => {
  const { user } = await openAdd()
  await user.click(modal().getByRole('button', { name: 'Add a row' }))
  await waitFor(() => expect(idOf(2)).toHaveFocus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Add Members' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add Members' })
  await waitFor(() => expect(dialog).toHaveFocus())
})

test('a late success does not close the modal that was opened meanwhile', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user, at } = await openAdd()
  await paste(user, idOf(1), `${four.sfId} ${four.email}`)
  festival.break(ADD, 'slow')
  await send(user)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Barcode' }))
  await act(() => vi.advanceTimersByTimeAsync(3000))
  await screen.findByText('Members added successfully')
  expect(at()).toBe('/contingent?open=barcode')
  expect(screen.getByRole('dialog')).toBeInTheDocument()
})

test('rows typed for one contingent are not shown in another', async () => {
  const { user } = await openAdd()
  await user.type(idOf(1), four.sfId)
  changeContingent((contingent) => void (contingent.id = 399))
  refocusTab()
  await waitFor(() => expect(typed()).toEqual([['', '']]))
})

test('turns spreadsheet columns pasted into one field into rows, and strips the name around a single email', async () => {
  const { user } = await openAdd()
  await paste(user, mailOf(1), `"Four, Classmate" <${four.email}>`)
  expect(mailOf(1)).toHaveValue(four.email)
  await user.clear(mailOf(1))
  await paste(user, idOf(1), `${four.sfId}\t${four.email}\n${five.email}\t${five.sfId}\n`)
  expect(typed()).toEqual(bothRows)
  expect(modal().getByText('2 people read.')).toBeInTheDocument()
})

test('a pasted list is not sent before it fills the rows, and lines without a person stay in the box', async () => {
  const { user } = await openAdd()
  await openBox(user)
  await paste(user, box(), `${four.sfId}, ${four.email}\nRoll number 7\n${five.sfId};${five.email}`)
  await send(user)
  await waitFor(() => expect(box()).toHaveAccessibleDescription(/Press “Fill the rows” first/))
  expect(festival.calls(ADD)).toEqual([])
  await user.click(modal().getByRole('button', { name: 'Fill the rows' }))
  expect(typed()).toEqual(bothRows)
  expect(box()).toHaveValue('Roll number 7')
  expect(
    modal().getByText('2 people read. 1 line was not understood and is still in the box.'),
  ).toBeInTheDocument()
})

test('rejects an empty row, half a row and a duplicate, skips the leader, and sends nothing', async () => {
  const { user } = await openAdd()
  await send(user)
  await waitFor(() => expect(idOf(1)).toHaveAccessibleDescription('Required'))
  await paste(
    user,
    idOf(1),
    [
      `${four.sfId}\t${four.email}`,
      `${five.sfId}\t`,
      `${four.sfId}\t${four.email}`,
      `SF00011\tother@festival.test`,
    ].join('\n'),
  )
  expect(
    modal().getByText('3 people read. 2 rows need a look. 1 already in your contingent.'),
  ).toBeInTheDocument()
  await send(user)
  await waitFor(() => expect(mailOf(2)).toHaveAccessibleDescription('Required'))
  expect(idOf(1)).not.toHaveAccessibleDescription()
  expect(idOf(3)).toHaveAccessibleDescription('The same as Member 1')
  await waitFor(() => expect(mailOf(2)).toHaveFocus())
  expect(festival.calls(ADD)).toEqual([])
  await user.keyboard(five.email)
  await user.click(modal().getByRole('button', { name: 'Remove member 3' }))
  await send(user)
  await screen.findByText('Members added successfully')
  expect(currentContingent()?.memberIds).toEqual([11, 13, 23, 24, 25])
})

test('sends twenty rows of a long list at once, and keeps the rest (Spec §5, §6)', async () => {
  festival.change(({ accounts }) => {
    for (let id = 6001; id <= 6023; id += 1)
      accounts.push({ ...four, id, sfId: `SF0${id}`, email: `extra.${id}@festival.test` })
  })
  const list = Array.from(
    { length: 23 },
    (_, at) => `SF0${6001 + at},extra.${6001 + at}@festival.test`,
  )
  const { user } = await openAdd()
  await paste(user, idOf(1), list.join('\n'))
  expect(typed()).toHaveLength(20)
  expect(modal().queryByRole('button', { name: 'Add a row' })).not.toBeInTheDocument()
  expect(modal().getByText('3 more for the next time')).toBeInTheDocument()
  expect(box()).toHaveValue(list.slice(20).join('\n').replaceAll(',', ' '))
  await send(user)
  await screen.findByText('Members added successfully')
  await waitFor(() => expect(typed()).toEqual([['', '']]))
  expect(currentContingent()?.memberIds).toHaveLength(23)
  expect(modal().getByText('3 in the box')).toBeInTheDocument()
  await user.click(modal().getByRole('button', { name: 'Fill the rows' }))
  expect(typed()).toHaveLength(3)
  await send(user)
  await waitFor(() => expect(currentContingent()?.memberIds).toHaveLength(26))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(festival.calls(ADD)).toHaveLength(2)
})

test('members who were added after the screen was left do not come back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await openAdd()
  await openBox(user)
  const more = Array.from({ length: 21 }, (_, at) => `SF${60_00 + at} p${at}@festival.test`)
  await paste(user, idOf(1), [`${four.sfId} ${four.email}`, ...more].join('\n'))
  festival.break(ADD, 'slow')
  server.use(
    http.post('*/api/contingent/add', async () => {
      await new Promise((resolve) => setTimeout(resolve, 3000))
      return HttpResponse.json({ code: 0, message: 'Members added successfully' })
    }),
  )
  await send(user)
  await user.keyboard('{Escape}')
  const [dashboard] = await screen.findAllByRole('link', { name: 'Dashboard' })
  if (dashboard) await user.click(dashboard)
  await act(() => vi.advanceTimersByTimeAsync(3000))
  await screen.findByText('Members added successfully')
  await openAdd()
  expect(typed()).toEqual([['', '']])
  expect(modal().getByText('2 in the box')).toBeInTheDocument()
})

test('a double click on Remove removes one person, and Undo brings them back', async () => {
  const { user } = await openAdd()
  await paste(user, idOf(1), `${four.sfId} ${four.email}\n${five.sfId} ${five.email}`)
  await user.dblClick(modal().getByRole('button', { name: 'Remove member 1' }))
  expect(typed()).toEqual([[five.sfId, five.email]])
  await user.click(modal().getByRole('button', { name: 'Undo' }))
  expect(typed()).toEqual(bothRows)
  await user.click(modal().getByRole('button', { name: 'Remove member 1' }))
  const undo = modal().getByRole('button', { name: 'Undo' })
  expect(undo).toHaveFocus()
  await user.click(undo)
  expect(typed()).toEqual(bothRows)
  expect(idOf(1)).toHaveFocus()
  expect(modal().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

test('a pasted roster skips who is in the contingent already, and its title line stops nothing', async () => {
  const { user, at } = await openAdd()
  const roster = [
    'Contingent of NIT',
    `${contingentMember.sfId} ${contingentMember.email}`,
    `${four.sfId} ${four.email}`,
  ]
  await paste(user, idOf(1), roster.join('\n'))
  expect(typed()).toEqual([[four.sfId, four.email]])
  expect(modal().getByText(/1 already in your contingent/)).toBeInTheDocument()
  await send(user)
  expect(await screen.findByText('Members added successfully')).toBeInTheDocument()
  expect(await screen.findByText(sentence('Left out: Contingent of NIT'))).toBeInTheDocument()
  await waitFor(() => expect(at()).toBe('/contingent'))
})
