import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { sentence } from '../../sentence'
import { errors, currentContingent, NAME, openContingent } from './openContingent'

const { contingentLeader, contingentMember, paidContingentLeader } = people
const LEAVE = '/api/contingent/leave'

const press = (name: string) => screen.getByRole('button', { name })
const question = () => screen.findByRole('alertdialog')

test('a member confirms once, sees what is lost, and leaves (Spec §2, §4, §6, §7)', async () => {
  const { user, at } = await openContingent(contingentMember)
  await user.click(press('Leave Contingent'))
  const dialog = within(await question())
  expect(await question()).toHaveTextContent(`You will lose your place in ${NAME}.`)
  expect(festival.calls(LEAVE)).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Leave Contingent' }))
  expect(await screen.findByText('You left the contingent')).toBeInTheDocument()
  expect(await screen.findByRole('tab', { name: 'Join a contigent' })).toBeInTheDocument()
  expect(screen.queryByText(/You are no longer in/)).not.toBeInTheDocument()
  expect(currentContingent()?.memberIds).not.toContain(contingentMember.id)
  await waitFor(() => expect(at()).toBe('/contingent'))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  expect(document.body).not.toContainHTML('inert=""')
})

test('a leader sees how many members are affected, and deletes the contingent (Spec §2, §4, §6, §7)', async () => {
  const { user } = await openContingent(contingentLeader)
  await user.click(press('Delete Contingent'))
  const dialog = within(await question())
  expect(dialog.getByText(/will be deleted: all 3 members lose their place/)).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Delete Contingent' }))
  expect(await screen.findByText('Contingent deleted successfully')).toBeInTheDocument()
  expect(await screen.findByRole('tab', { name: 'Create a Contingent' })).toBeInTheDocument()
  expect(currentContingent()).toBeUndefined()
})

test('Forward after deleting does not open the confirmation over the next contingent', async () => {
  const { user, at } = await openContingent(contingentLeader)
  await user.click(press('Delete Contingent'))
  const dialog = within(await question())
  await user.click(dialog.getByRole('button', { name: 'Delete Contingent' }))
  await user.click(await screen.findByRole('tab', { name: 'Create a Contingent' }))
  await waitFor(() => expect(at()).toBe('/contingent'))
  const moved = new Promise((settled) => window.addEventListener('popstate', settled))
  act(() => window.history.forward())
  await act(() => moved)
  await user.type(screen.getByRole('textbox', { name: 'Contingent name' }), 'New Troupe')
  await user.click(press('Create'))
  await screen.findByRole('heading', { level: 1, name: 'New Troupe' })
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test.each([contingentLeader, contingentMember])(
  'no link opens the confirmation of $name; the button does, and Back closes it',
  async (person) => {
    const { user, at } = await openContingent(person, '/contingent?open=leave-301')
    const linked = at()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /^(Delete|Leave) Contingent$/ }))
    await question()
    act(() => window.history.back())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(at()).toBe(linked)
    expect(festival.calls(LEAVE)).toEqual([])
  },
)

test('deleting a paid contingent warns about the money, and Cancel keeps it', async () => {
  const { user, at } = await openContingent(paidContingentLeader)
  await user.click(press('Delete Contingent'))
  const dialog = within(await question())
  expect(dialog.getByText(/It is paid/)).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(at()).toBe('/contingent')
  expect(festival.calls(LEAVE)).toEqual([])
  await waitFor(() => expect(press('Delete Contingent')).toHaveFocus())
})

test('a member who was removed meanwhile sees the server’s message and the forms', async () => {
  const { user } = await openContingent(contingentMember)
  await user.click(press('Leave Contingent'))
  const dialog = within(await question())
  festival.change((state) => void (state.contingents = []))
  await user.click(dialog.getByRole('button', { name: 'Leave Contingent' }))
  await waitFor(() => expect(errors()).toEqual(['You are not in a contingent']))
  expect(await screen.findByText(sentence(`You are no longer in ${NAME}.`))).toBeInTheDocument()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})
