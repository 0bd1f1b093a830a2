import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { NOT_VERIFIED, sendWithoutResponse } from '../../lostResponse'
import { renderApp } from '../../renderApp'
import { errors, currentContingent, NAME, openForms } from './openContingent'

const { student } = people
const JOIN = '/api/contingent/join'
const CREATE = '/api/contingent'

const field = (name: string) => screen.getByRole('textbox', { name })
const typeCode = async (user: UserEvent, id: string, code: string) => {
  await user.type(field('Contingent ID'), id)
  await user.type(field('Contingent code'), code)
}
const flip = () => screen.findByRole('tab', { name: 'Create a Contingent' })

/** Removes the student from every contingent, and reopens the forms. */
function openFormsAgain() {
  festival.change(({ contingents }) => {
    for (const contingent of contingents)
      contingent.memberIds = contingent.memberIds.filter((id) => id !== student.id)
  })
  return openForms(student)
}

test('a student joins by id and code, with spaces around them (Spec §2, §4, §6, §8)', async () => {
  const { user } = await openForms(student)
  await typeCode(user, ' 301 ', 'MASK301 ')
  await user.click(screen.getByRole('button', { name: 'Join' }))
  expect(await screen.findByText('Joined the contingent successfully')).toBeInTheDocument()
  expect(await screen.findByRole('heading', { level: 1, name: NAME })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Leave Contingent' })).toBeInTheDocument()
  expect(currentContingent()?.memberIds).toContain(student.id)
  expect(festival.calls(JOIN).map(({ body }) => body)).toEqual([
    expect.objectContaining({ contingent_id: '301', contingent_code: 'MASK301' }),
  ])
  await openFormsAgain()
  expect(field('Contingent ID')).toHaveValue('')
  expect(field('Contingent code')).toHaveValue('')
})

test('a student creates a contingent and leads it (Spec §2, §4, §8)', async () => {
  const { user } = await openForms(student)
  await user.click(await flip())
  await user.type(field('Contingent name'), ' New Troupe ')
  await user.click(screen.getByRole('button', { name: 'Create' }))
  expect(await screen.findByText('Contingent created successfully')).toBeInTheDocument()
  expect(await screen.findByRole('heading', { level: 1, name: 'New Troupe' })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Delete Contingent' })).toBeInTheDocument()
  expect(currentContingent(303)).toMatchObject({
    contingent_name: 'New Troupe',
    leaderId: student.id,
  })
  await openFormsAgain()
  await user.click(await flip())
  expect(field('Contingent name')).toHaveValue('')
})

test('empty fields are refused, and nothing is sent (Spec §5)', async () => {
  const { user } = await openForms(student)
  await user.type(field('Contingent code'), '  ')
  await user.click(screen.getByRole('button', { name: 'Join' }))
  await waitFor(() => expect(field('Contingent ID')).toHaveAccessibleDescription('Required'))
  expect(field('Contingent code')).toHaveAccessibleDescription('Required')
  await waitFor(() => expect(field('Contingent ID')).toHaveFocus())
  await user.click(await flip())
  await user.click(screen.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(field('Contingent name')).toHaveAccessibleDescription(/Required/))
  expect([...festival.calls(JOIN), ...festival.calls(CREATE)]).toEqual([])
})

test('typed text and the chosen form survive switching and a reload (Spec §2)', async () => {
  const { user } = await openForms(student)
  await user.type(field('Contingent ID'), '301')
  await user.click(await flip())
  await user.type(field('Contingent name'), 'New')
  renderApp('/contingent')
  expect(await screen.findByRole('textbox', { name: 'Contingent name' })).toHaveValue('New')
  await user.click(screen.getByRole('tab', { name: 'Join a contigent' }))
  expect(field('Contingent ID')).toHaveValue('301')
})

test('a student who is in a contingent already sees it after joining is refused', async () => {
  const { user } = await openForms(student)
  await typeCode(user, '302', 'MASK302')
  festival.change(({ contingents }) => contingents[0]?.memberIds.push(student.id))
  await user.click(screen.getByRole('button', { name: 'Join' }))
  await waitFor(() => expect(errors()).toEqual(['You are already in a contingent']))
  expect(await screen.findByRole('heading', { level: 1, name: NAME })).toBeInTheDocument()
})

test('when the list does not load after joining, the page says so, and tries again', async () => {
  const { user } = await openForms(student)
  await typeCode(user, '301', 'MASK301')
  festival.break('/api/contingent/getMembers', 'offline')
  await user.click(screen.getByRole('button', { name: 'Join' }))
  expect(await screen.findByText('This may be out of date.')).toBeInTheDocument()
  festival.mend()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: NAME })).toBeInTheDocument()
})

test('when joining fails and cannot be verified, the next press sends, and the list is fetched again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await openForms(student)
  await typeCode(user, '301', 'MASK301')
  festival.break(JOIN, 'arrives-then-silent')
  festival.break('/api/contingent/getMembers', 'html')
  const press = () => user.click(screen.getByRole('button', { name: 'Join' }))
  await sendWithoutResponse(JOIN, press)
  await screen.findByText(NOT_VERIFIED)
  festival.mend()
  await press()
  await waitFor(() => expect(errors()).toContain('You are already in a contingent'))
  expect(await screen.findByRole('heading', { level: 1, name: NAME })).toBeInTheDocument()
  expect(festival.calls(JOIN)).toHaveLength(2)
})

test('the list of pages marks Contingent, and links to the others (Spec §2)', async () => {
  const { user, at } = await openForms(student)
  const list = within(screen.getByRole('navigation', { name: 'Accommodation' }))
  expect(list.getByRole('link', { name: 'Contingent' })).toHaveAttribute('aria-current', 'page')
  await user.click(list.getByRole('link', { name: 'Rules' }))
  await waitFor(() => expect(at()).toBe('/accommodation-rules'))
})
