import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { object } from 'yup'
import { SyncForm } from '@/blocks/forms/SyncForm'
import { required } from '@/shared/lib/validation'
import { Field } from '@/shared/ui/field/Field'

const schema = object({ city: required })

type Options = { city?: string; onSubmit?: () => void; onBeforeSubmit?: () => boolean }

function openForm({ city = '', ...handlers }: Options = {}) {
  const onSubmit = vi.fn(handlers.onSubmit)
  render(
    <SyncForm initialValues={{ city }} schema={schema} {...handlers} onSubmit={onSubmit}>
      <Field name="city" label="City" />
      <button>Pay</button>
    </SyncForm>,
  )
  return { onSubmit, press: () => fireEvent.click(screen.getByRole('button')) }
}

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
