import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { currentContingent, memberRows, NAME, openForms } from './openContingent'
import { ADD, five, four, idOf, mailOf, modal, openAdd, paste, send, typed } from './openAddMembers'

const { student } = people
const JOIN = '/api/contingent/join'
const field = (name: string) => screen.getByRole('textbox', { name })

const flip = () => screen.findByRole('tab', { name: 'Create a Contingent' })

test('a student joins by id and code, with spaces around them (Spec §2, §4)', async () => {
  const { user } = await openForms(student)
  await user.type(field('Contingent ID'), ' 301 ')
  await user.type(field('Contingent code'), 'CODE301 ')
  await user.click(screen.getByRole('button', { name: 'Join' }))
  expect(await screen.findByText('Joined the contingent successfully')).toBeInTheDocument()
  expect(await screen.findByRole('heading', { level: 1, name: NAME })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Leave Contingent' })).toBeInTheDocument()
  expect(currentContingent()?.memberIds).toContain(student.id)
  expect(festival.calls(JOIN).map(({ body }) => body)).toEqual([
    expect.objectContaining({ contingent_id: '301', contingent_code: 'CODE301' }),
  ])
})

test('a student creates a contingent and leads it (Spec §2, §4)', async () => {
  const { user } = await openForms(student)
  await user.click(await flip())
  await user.click(field('Contingent name'))
  await user.paste(' New Troupe ')
  await user.click(screen.getByRole('button', { name: 'Create' }))
  expect(await screen.findByText('Contingent created successfully')).toBeInTheDocument()
  expect(await screen.findByRole('heading', { level: 1, name: 'New Troupe' })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Delete Contingent' })).toBeInTheDocument()
  expect(currentContingent(303)).toMatchObject({
    contingent_name: 'New Troupe',
    leaderId: student.id,
  })
})

test('empty fields are refused, and nothing is sent (Spec §5)', async () => {
  const { user } = await openForms(student)
  await user.type(field('Contingent code'), '  ')
  await user.click(screen.getByRole('button', { name: 'Join' }))
  await waitFor(() => expect(field('Contingent ID')).toHaveAccessibleDescription('Required'))
  expect(field('Contingent code')).toHaveAccessibleDescription('Required')
  await user.click(await flip())
  await user.click(screen.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(field('Contingent name')).toHaveAccessibleDescription(/Required/))
  expect(festival.calls(JOIN)).toEqual([])
})

test('Help shows three phone numbers as links (Spec §2)', async () => {
  const { user } = await openForms(student)
  await user.click(screen.getByRole('button', { name: 'Help' }))
  const help = within(await screen.findByRole('dialog', { name: 'Help' }))
  const calls = help.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(calls).toEqual([1, 2, 3].map((number) => `tel:+91000000000${number}`))
})

const box = () => modal().getByRole('textbox', { name: 'List of members' })

test('a leader adds two members, row by row (Spec §2, §6)', async () => {
  const { user, at } = await openAdd()
  await paste(user, idOf(1), ' sf00024')
  await paste(user, mailOf(1), four.email)
  await user.click(modal().getByRole('button', { name: 'Add a row' }))
  expect(idOf(2)).toHaveFocus()
  await user.paste('SF00025')
  await paste(user, mailOf(2), five.email)
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
  expect(modal().getByText('3 people have no row')).toBeInTheDocument()
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
