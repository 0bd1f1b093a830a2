import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { bool, object } from 'yup'
import { Form } from '@/blocks/forms/Form'
import { choiceOf, required } from '@/festival/validation'
import { Field } from '@/shared/ui/field/Field'
import { SelectField } from '@/shared/ui/field/SelectField'

const schema = object({ city: required })

type Options = { city?: string; onSubmit?: () => void; onBeforeSubmit?: () => boolean }

function openForm({ city = '', ...handlers }: Options = {}) {
  const onSubmit = vi.fn(handlers.onSubmit)
  render(
    <Form initialValues={{ city }} schema={schema} opensTab {...handlers} onSubmit={onSubmit}>
      <Field name="city" label="City" />
      <button>Pay</button>
    </Form>,
  )
  return { onSubmit, press: () => fireEvent.click(screen.getByRole('button')) }
}

/* A form that opens a new tab, inside the click. */

test('submits cast values before the click event ends', () => {
  const { onSubmit, press } = openForm({ city: ' Kharagpur ' })
  press()
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ city: 'Kharagpur' })
})

test('shows the errors of invalid values, focuses the first field, and does not submit', async () => {
  const { onSubmit, press } = openForm()
  press()
  expect(await screen.findByText('Required')).toBeInTheDocument()
  await vi.waitFor(() => expect(screen.getByLabelText('City')).toHaveFocus())
  expect(onSubmit).not.toHaveBeenCalled()
})

test('neither validates nor submits when onBeforeSubmit returns false', async () => {
  const { onSubmit, press } = openForm({ onBeforeSubmit: () => false })
  await act(async () => {
    press()
    await new Promise((resolve) => setTimeout(resolve))
  })
  expect(screen.queryByText('Required')).not.toBeInTheDocument()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('reports an error that onSubmit throws', () => {
  const error = new Error('a bug')
  const reported = vi.fn((event: ErrorEvent) => event.preventDefault())
  window.addEventListener('error', reported)
  onTestFinished(() => window.removeEventListener('error', reported))
  const { press } = openForm({
    city: 'Kharagpur',
    onSubmit: () => {
      throw error
    },
  })
  press()
  expect(reported).toHaveBeenCalledOnce()
  expect(reported.mock.calls[0]?.[0].error).toBe(error)
})

/* A form that is sent to the server. */

function openSending(isSending = false) {
  const onSubmit = vi.fn(() => new Promise(() => undefined))
  const onAdd = vi.fn()
  const form = (sending: boolean) => (
    <Form
      initialValues={{ city: 'Goa', state: '', terms: false }}
      schema={object({ city: required, state: choiceOf(['Goa', 'Kerala']), terms: bool() })}
      button={{ children: 'Send', busy: 'Sending...' }}
      isSending={sending}
      onSubmit={onSubmit}
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
  const { rerender } = render(form(isSending))
  return {
    onSubmit,
    onAdd,
    user: userEvent.setup(),
    setSending: (next: boolean) => rerender(form(next)),
  }
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
  const { user, onAdd, setSending } = openSending(true)
  await user.click(screen.getByRole('button', { name: 'Add a list' }))
  await user.paste('SF00024')
  expect(onAdd).not.toHaveBeenCalled()
  setSending(false)
  await user.click(screen.getByRole('button', { name: 'Add a list' }))
  await user.paste('SF00024')
  expect(onAdd).toHaveBeenCalledTimes(2)
})

test('its fields are also locked where it is opened anew while its mutation is pending', async () => {
  const { user, setSending } = openSending(true)
  const city = screen.getByLabelText('City')
  await user.type(city, 'X')
  expect(city).toHaveValue('Goa')
  setSending(false)
  await user.type(city, 'X')
  expect(city).toHaveValue('GoaX')
})
