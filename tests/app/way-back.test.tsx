import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { press } from '../faults/screen'
import { signIn } from '../features/auth/authActions'
import { comeBack } from '../comeBack'
import { renderApp } from '../renderApp'

/* The home page after a sign-in has a link back to where somebody was sent to sign in from (Spec §2). */

const { contingentLeader, paidStudent, student } = people
const WAY_BACK = 'Go back to where you were'
const wayBack = () => screen.findByRole('link', { name: WAY_BACK })

async function arrivesHome(at: () => string) {
  await waitFor(() => expect(at()).toBe('/'))
}

test('a guarded page is offered again with its modal, once it is used the message goes', async () => {
  const { user, at } = renderApp('/contingent?open=add')
  await waitFor(() => expect(at()).toBe('/signin'))
  await signIn(user, contingentLeader.email)
  await arrivesHome(at)
  await user.click(await wayBack())
  expect(await screen.findByRole('dialog', { name: 'Add Members' })).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText(WAY_BACK)).not.toBeInTheDocument())
})

test.each([
  ['guarded', '/contingent?open=add', contingentLeader, '/api/user/getUser', comeBack],
  [
    'public',
    '/events/subevents/Dance?event=2-register',
    paidStudent,
    '/api/event/register',
    () => press('Register'),
  ],
])(
  'a %s page where the session ended is offered again with its modal',
  async (_, path, person, call, send) => {
    const { user, at } = renderApp(path, { as: person })
    await screen.findByRole('dialog')
    festival.break(call, { code: 65, message: 'Unauthorized' })
    send()
    await waitFor(() => expect(at()).toBe('/signin'))
    festival.mend()
    await signIn(user, person.email)
    await arrivesHome(at)
    expect(await wayBack()).toHaveAttribute('href', path)
  },
)

test('the event that a visitor wanted to register for is offered again', async () => {
  const { user, at } = renderApp('/events/subevents/Dance?event=5')
  await user.click(await screen.findByRole('button', { name: 'Register' }))
  await user.click(await screen.findByText('Sign In', { selector: '#toasts a' }))
  await waitFor(() => expect(at()).toBe('/signin'))
  await signIn(user, student.email)
  await arrivesHome(at)
  expect(await wayBack()).toHaveAttribute('href', '/events/subevents/Dance?event=5')
  await user.click(await wayBack())
  expect(await screen.findByRole('dialog')).toHaveFocus()
  // At once, while the message is still on its way out.
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('whoever goes by way of sign-up comes back all the same', async () => {
  const { user, at } = renderApp('/signin', { state: { from: '/cart' } })
  await user.click(await screen.findByRole('link', { name: 'New User? Sign Up' }))
  const main = within(screen.getByRole('main'))
  await user.click(await main.findByRole('link', { name: 'Sign In' }))
  await signIn(user, student.email)
  await arrivesHome(at)
  expect(await wayBack()).toHaveAttribute('href', '/cart')
})

test.each([
  ['another site', '//evil.test/dashboard'],
  ['another site, written with a backslash', '/\\evil.test'],
])('%s is no way back', async (_, from) => {
  const { user, at } = renderApp('/signin', { state: { from } })
  await signIn(user, student.email)
  await arrivesHome(at)
  expect(screen.queryByText(WAY_BACK)).not.toBeInTheDocument()
})
