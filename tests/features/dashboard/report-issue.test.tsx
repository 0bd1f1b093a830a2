import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { renderApp } from '../../renderApp'
import { complaintsHeld, listed, openIssue, submit, SUBMIT, tabs, typeComplaint } from './openIssue'

const { student, paidStudent } = people

test('an empty form names both mistakes, moves to the first, and sends nothing', async () => {
  const { user } = await openIssue(student)
  await submit(user)
  const type = screen.getByLabelText('Issue Type')
  await waitFor(() => expect(type).toHaveAccessibleDescription('Please select Issue Type'))
  expect(screen.getByLabelText('Issue')).toHaveAccessibleDescription('Please Fill in the Issue')
  await waitFor(() => expect(type).toHaveFocus())
  await user.selectOptions(type, 'Registration Issue')
  await waitFor(() => expect(type).not.toHaveAccessibleDescription())
  expect(festival.calls(SUBMIT)).toEqual([])
})

test.each(['   ', '12345 67890', '!!! ...'])('%j says nothing, and is not sent', async (text) => {
  const { user } = await openIssue(student)
  await user.selectOptions(screen.getByLabelText('Issue Where'), "Other's")
  fireEvent.change(screen.getByLabelText('Issue'), { target: { value: text } })
  await submit(user)
  expect(await screen.findByText('Please Fill in the Issue')).toBeInTheDocument()
  expect(festival.calls(SUBMIT)).toEqual([])
})

test.each(['Room 7', '१२ पानी', 'é'])('%j has a letter, and is sent', async (text) => {
  const { user } = await openIssue(student)
  await user.selectOptions(screen.getByLabelText('Issue Where'), "Other's")
  fireEvent.change(screen.getByLabelText('Issue'), { target: { value: ` ${text}\n` } })
  await submit(user)
  expect(await screen.findByText('Complaint submitted successfully')).toBeInTheDocument()
  expect(complaintsHeld(student).at(-1)).toMatchObject({ type: 'Others', issue: text })
})

test("an Other's issue asks for no type, and is sent as Others", async () => {
  const { user } = await openIssue(paidStudent)
  await user.selectOptions(screen.getByLabelText('Issue Type'), 'Registration Issue')
  await user.selectOptions(screen.getByLabelText('Issue Where'), "Other's")
  expect(screen.queryByLabelText('Issue Type')).not.toBeInTheDocument()
  expect(screen.queryByLabelText(/^Event/)).not.toBeInTheDocument()
  await user.type(screen.getByLabelText('Issue'), 'Gate 2 is dark.')
  await submit(user)
  await waitFor(() => expect(complaintsHeld(paidStudent)).toHaveLength(1))
  expect(complaintsHeld(paidStudent)[0]).toMatchObject({ type: 'Others', issue: 'Gate 2 is dark.' })
  await waitFor(() => expect(tabs()).toEqual(['Current (1)', 'Closed', 'Resolved']))
})

test.each(['Registration Issue', "De-registration or Other Issue's"])(
  '%s is sent by its own name, without an event',
  async (type) => {
    const { user } = await openIssue(student)
    await user.selectOptions(screen.getByLabelText('Issue Type'), type)
    await user.type(screen.getByLabelText('Issue'), 'Wrong team')
    await submit(user)
    await waitFor(() => expect(complaintsHeld(student)).toHaveLength(6))
    expect(festival.calls(SUBMIT).at(-1)?.body).toMatchObject({ type, issue: 'Wrong team' })
  },
)

test('a complaint about an event names it before the type, and is listed first of all', async () => {
  const { user } = await openIssue(student)
  await typeComplaint(user)
  await user.selectOptions(screen.getByLabelText(/^Event/), 'Poetry Slam')
  await submit(user)
  await waitFor(() => expect(complaintsHeld(student)).toHaveLength(6))
  expect(complaintsHeld(student).at(-1)?.type).toBe('Event: Poetry Slam - Registration Issue')
  await waitFor(() => expect(listed()).toHaveLength(4))
  const [card] = within(screen.getByRole('tabpanel')).getAllByRole('listitem')
  expect(card).toHaveTextContent(/^Registration IssueEvent: Poetry Slam/)
  expect(card).toHaveTextContent('My row is shown twice.')
  expect(screen.getByLabelText('Issue')).toHaveValue('')
  expect(screen.getByLabelText('Issue Type')).toHaveValue('')
})

test("one's own events come first, and no event comes twice", async () => {
  await openIssue(student)
  const choice = screen.getByLabelText(/^Event/)
  const own = await within(choice).findByRole('group', { name: 'Your events' })
  const names = (of: HTMLElement) =>
    within(of)
      .getAllByRole('option')
      .map((option) => option.textContent)
  expect(names(own)).toEqual(['Nrityakala', 'Poetry Slam'])
  const others = names(within(choice).getByRole('group', { name: 'All other events' }))
  expect(others).toContain('Rangmanch')
  expect(others).not.toContain('Nrityakala')
})

test('without events of their own people choose from the plain list', async () => {
  await openIssue(paidStudent)
  const choice = screen.getByLabelText(/^Event/)
  expect(within(choice).getByRole('option', { name: 'Nrityakala' })).toBeInTheDocument()
  expect(within(choice).queryByRole('group')).not.toBeInTheDocument()
})

test('what is typed survives shutting the modal and a reload, until it has been sent', async () => {
  const { user } = await openIssue(student)
  await typeComplaint(user, 'Half a sen')
  await user.selectOptions(screen.getByLabelText(/^Event/), 'Poetry Slam')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Report Issue' }))
  expect(await screen.findByLabelText('Issue')).toHaveValue('Half a sen')

  renderApp('/dashboard?open=issue')
  expect(await screen.findByLabelText('Issue')).toHaveValue('Half a sen')
  expect(screen.getByLabelText('Issue Type')).toHaveValue('Registration Issue')
  await waitFor(() => expect(screen.getByLabelText(/^Event/)).toHaveDisplayValue('Poetry Slam'))
})

test('what has been sent is not there after a reload', async () => {
  const { user } = await openIssue(student)
  await typeComplaint(user)
  await submit(user)
  await screen.findByText('Complaint submitted successfully')
  renderApp('/dashboard?open=issue')
  expect(await screen.findByLabelText('Issue')).toHaveValue('')
})

test('the draft of one person is not shown to the next, and goes', async () => {
  const { user } = await openIssue(student)
  await typeComplaint(user, 'My own words')
  renderApp('/dashboard?open=issue', { as: paidStudent })
  expect(await screen.findByLabelText('Issue')).toHaveValue('')
  await screen.findByRole('tablist')
  renderApp('/dashboard?open=issue', { as: student })
  expect(await screen.findByLabelText('Issue')).toHaveValue('')
  await screen.findByRole('tablist')
})

test('a draft that was tampered with costs what is wrong in it, not the form', async () => {
  const draft = { where: 'Nowhere', type: '<b>', event: '9999', issue: 'Still here' }
  sessionStorage.setItem(`draft:complaint:${people.teamMember.sfId}`, JSON.stringify(draft))
  const { user } = await openIssue(people.teamMember)
  expect(screen.getByLabelText('Issue')).toHaveValue('Still here')
  expect(screen.getByLabelText('Issue Where')).toHaveDisplayValue('Registered Events')
  expect(screen.getByLabelText('Issue Type')).toHaveDisplayValue('Choose an issue type')
  await user.selectOptions(screen.getByLabelText('Issue Type'), 'Registration Issue')
  await submit(user)
  await waitFor(() =>
    expect(complaintsHeld(people.teamMember)).toMatchObject([{ type: 'Registration Issue' }]),
  )
})

test('5,000 letters and HTML are sent and shown as they are', async () => {
  const { user } = await openIssue(paidStudent)
  const text = `<b>bold</b> ${'A long story. '.repeat(357)}`.trim()
  await user.selectOptions(screen.getByLabelText('Issue Where'), "Other's")
  fireEvent.change(screen.getByLabelText('Issue'), { target: { value: text } })
  await submit(user)
  await waitFor(() => expect(complaintsHeld(paidStudent)[0]?.issue).toBe(text))
  const whole = await screen.findByRole('button', { name: 'Show all of it' })
  expect(whole).toHaveAttribute('aria-expanded', 'false')
  await user.click(whole)
  expect(screen.getByRole('button', { name: 'Show less' })).toBeInTheDocument()
  expect(screen.getByText(text)).toBeInTheDocument()
})
