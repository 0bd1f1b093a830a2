import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { bool, object } from 'yup'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { Form } from '@/blocks/forms/Form'
import { choiceOf, required } from '@/festival/validation'
import { Field } from '@/shared/ui/field/Field'
import { SelectField } from '@/shared/ui/field/SelectField'
import { env } from '@/festival/env'
import { rows } from '../faults/rows'
import { isAnyBusy, press, toasts } from '../faults/screen'
import { renderApp } from '../renderApp'
import { classmate, dialogIsGone, openRegistration } from '../features/events/openRegistration'
import { CART, fillIn, openCart } from '../features/cart/openCart'
import * as contingent from '../features/contingent/openAddMembers'

test('submits cast values in the same task as the press, because browsers allow a new tab only then', async () => {
  const onSubmit = vi.fn()
  render(
    <Form
      initialValues={{ city: ' Kharagpur ' }}
      schema={object({ city: required })}
      onSubmit={onSubmit}
    >
      <button>Pay</button>
    </Form>,
  )
  const nextTask = new Promise((resolve) => setTimeout(resolve))
  let isLater = false
  void nextTask.then(() => (isLater = true))
  onSubmit.mockImplementation(() => expect(isLater).toBe(false))
  fireEvent.click(screen.getByRole('button'))
  await act(() => nextTask)
  expect(onSubmit.mock.calls.map(([values]: unknown[]) => values)).toEqual([{ city: 'Kharagpur' }])
})

/* A form that is sent to the server. */

function SendingForm({ onSubmit, onAdd, isSent }: SendingFormProps) {
  const [isSending, setIsSending] = useState(isSent)
  return (
    <Form
      initialValues={{ city: 'Goa', state: '', terms: false }}
      schema={object({ city: required, state: choiceOf(['Goa', 'Kerala']), terms: bool() })}
      button={{ children: 'Send', busy: 'Sending...' }}
      mutation={{ isPending: isSending, error: null }}
      onSubmit={() => {
        setIsSending(true)
        onSubmit()
      }}
    >
      <Field name="city" label="City" />
      <SelectField
        name="state"
        label="State"
        placeholder="Choose a state"
        options={['Goa', 'Kerala'].map((value) => ({ value, label: value }))}
      />
      <div onPaste={onAdd}>
        <button type="button" onClick={onAdd}>
          Add a list
        </button>
      </div>
    </Form>
  )
}

type SendingFormProps = { onSubmit: () => void; onAdd: () => void; isSent: boolean }

function openSending(isSent = false) {
  const props = { onSubmit: vi.fn(), onAdd: vi.fn(), isSent }
  const { rerender } = render(<SendingForm {...props} />)
  const settle = () => rerender(<SendingForm key="settled" {...props} isSent={false} />)
  return { ...props, user: userEvent.setup(), settle }
}

test('while it is sent its fields cannot be changed, and keep the focus', async () => {
  const { user, onSubmit } = openSending()
  const city = screen.getByLabelText('City')
  await user.selectOptions(screen.getByLabelText('State'), 'Goa')
  await user.click(city)
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: 'Sending...' })).toBeInTheDocument()
  await user.keyboard('X')
  expect(city).toHaveValue('Goa')
  expect(city).toHaveFocus()
  await user.selectOptions(screen.getByLabelText('State'), 'Kerala')
  expect(screen.getByLabelText('State')).toHaveValue('Goa')
  await user.click(screen.getByRole('button', { name: 'Sending...' }))
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('while it is sent, neither a press nor a paste beside its fields changes it', async () => {
  const { user, onAdd, settle } = openSending(true)
  await user.click(screen.getByRole('button', { name: 'Add a list' }))
  await user.paste('SF00024')
  expect(onAdd).not.toHaveBeenCalled()
  settle()
  await user.click(screen.getByRole('button', { name: 'Add a list' }))
  await user.paste('SF00024')
  expect(onAdd).toHaveBeenCalledTimes(2)
})

const MESSAGE = 'Something went wrong. Please reload the page.'

/** On a page, and with its button in a modal's footer. */
const forms = ['Sign Up', 'Register']

/** A bug in the site's code that sends. */
function breakRequests() {
  const error = new TypeError('x is not a function')
  error.stack = `at submit (${window.location.origin}/assets/site.js:1:2)`
  for (const host of ['masterApiUrl', 'userEventsApiUrl'] as const) {
    const value = env[host]
    const throwIt = () => {
      throw error
    }
    Object.defineProperty(env, host, { get: throwIt, set: () => undefined, configurable: true })
    onTestFinished(() => void Object.defineProperty(env, host, { value, writable: true }))
  }
}

test.each(rows.filter(({ press: button }) => forms.includes(button)))(
  'shows an unexpected error of a submit handler, and keeps what was typed: $path',
  async ({ open, press: button, expectInputKept: typed }) => {
    await open()
    // The profile loads with the page. Only the form's request should fail.
    const isSignedIn = localStorage.getItem('userData') !== null
    await waitFor(() => expect(festival.calls('/api/user/getUser')).toHaveLength(+isSignedIn))
    breakRequests()
    press(button)
    await waitFor(() => expect(toasts()).toEqual([MESSAGE]))
    await waitFor(() => expect(isAnyBusy()).toBe(false))
    typed()
  },
)

const storedDrafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))

test('stores a draft once something is typed, not when the form opens', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = renderApp('/signup')
  const name = await screen.findByLabelText('Name')
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(storedDrafts()).toEqual([])
  await user.type(name, 'Sample')
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(storedDrafts()).toEqual(['draft:visitor:sign-up'])
})

test('empties the form of a contingent whose members were added after the modal was closed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { four } = contingent
  const { user } = await contingent.openAdd()
  await contingent.paste(user, contingent.idOf(1), `${four.sfId} ${four.email}`)
  festival.break(contingent.ADD, 'slow')
  await contingent.send(user)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await act(() => vi.advanceTimersByTimeAsync(3000))
  await screen.findByText('Members added successfully')
  await user.click(screen.getByRole('button', { name: 'Add Members' }))
  expect(contingent.typed()).toEqual([['', '']])
})

test('a form that is opened anew has no message of the last time, and what was typed', async () => {
  const { four } = contingent
  const { user } = await contingent.openAdd()
  await contingent.paste(user, contingent.idOf(1), `${four.sfId} wrong@festival.test`)
  await contingent.send(user)
  await waitFor(() => expect(contingent.modal().getByText(/wrong@festival/)).toBeInTheDocument())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Add Members' }))
  expect(contingent.typed()).toEqual([[four.sfId, 'wrong@festival.test']])
  expect(contingent.modal().queryByText(/wrong@festival/)).not.toBeInTheDocument()
})

test('removes the draft of a team for good once it is registered', async () => {
  const { fill, send } = await openRegistration(people.student, 'Dance', 'Two For A Tango')
  const partner = classmate(4)
  await fill(2, partner.sfId, partner.email)
  await waitFor(() => expect(storedDrafts()).toHaveLength(1))
  await send()
  await dialogIsGone('Two For A Tango')
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)))
  expect(storedDrafts()).toEqual([])
})

test('what was typed before the sign-in says so, and can be cleared (Spec §4)', async () => {
  const visitor = await openCart(CART, null)
  await fillIn(visitor.user, { 'Emergency number': '9000000065' })
  visitor.unmount()
  const { user } = await openCart()
  expect(await screen.findByLabelText('Emergency number')).toHaveValue('9000000065')
  expect(screen.getByText(/Typed before you signed in/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(screen.getByLabelText('Emergency number')).toHaveValue(''))
  expect(screen.queryByText(/Typed before you signed in/)).not.toBeInTheDocument()
})
