import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { ADD, five, four, idOf, mailOf, openAdd, paste, send, modal, typed } from './openAddMembers'
import { held } from './openContingent'

test('columns of a spreadsheet, pasted into one field, become rows', async () => {
  const { user } = await openAdd()
  await paste(user, idOf(1), `${four.sfId}\t${four.email}\n${five.email}\t${five.sfId}\n`)
  expect(typed()).toEqual([
    [four.sfId, four.email],
    [five.sfId, five.email],
  ])
  expect(modal().getByText('2 people read.')).toBeInTheDocument()
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
  await user.click(modal().getByRole('button', { name: 'Paste a list' }))
  const box = modal().getByRole('textbox', { name: 'List of members' })
  await paste(user, box, `${four.sfId}, ${four.email}\nRoll number 7\n${five.sfId};${five.email}`)
  await user.click(modal().getByRole('button', { name: 'Fill the rows' }))
  expect(typed()).toEqual([
    [four.sfId, four.email],
    [five.sfId, five.email],
  ])
  expect(box).toHaveValue('Roll number 7')
  expect(
    modal().getByText('2 people read. 1 line was not understood and is still in the box.'),
  ).toBeInTheDocument()
})

test('a list that is still in the box is not forgotten when people press Add Members', async () => {
  const { user } = await openAdd()
  await user.click(modal().getByRole('button', { name: 'Paste a list' }))
  const box = modal().getByRole('textbox', { name: 'List of members' })
  await paste(user, box, `${four.sfId}, ${four.email}`)
  await send(user)
  await waitFor(() => expect(box).toHaveAccessibleDescription(/Press “Fill the rows” first/))
  expect(festival.calls(ADD)).toEqual([])
})

test('half a row, a row twice and oneself: each is told at its row, nothing is sent', async () => {
  const { user } = await openAdd()
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
  expect(modal().getByText('4 people read. 3 rows need a look.')).toBeInTheDocument()
  await send(user)
  await waitFor(() => expect(mailOf(2)).toHaveAccessibleDescription('Required'))
  expect(idOf(1)).not.toHaveAccessibleDescription()
  expect(idOf(3)).toHaveAccessibleDescription('The same as in row 1')
  expect(idOf(4)).toHaveAccessibleDescription('This is your own SF-ID')
  await waitFor(() => expect(mailOf(2)).toHaveFocus())
  expect(festival.calls(ADD)).toEqual([])
  await user.keyboard(five.email)
  await user.click(modal().getByRole('button', { name: 'Remove row 4' }))
  await user.click(modal().getByRole('button', { name: 'Remove row 3' }))
  await send(user)
  await screen.findByText('Members added successfully')
  expect(held()?.memberIds).toEqual([11, 13, 23, 24, 25])
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
  expect(modal().queryByRole('button', { name: 'Add a row' })).not.toBeInTheDocument()
  const waiting = within(modal().getByRole('region', { name: 'Waiting' }))
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
