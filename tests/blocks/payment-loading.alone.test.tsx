import { act, screen } from '@testing-library/react'
import { use, type ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import type PaymentForm from '@/blocks/payment/PaymentForm'
import { openPayment, payButton, TYPED } from './openPayment'

const network = vi.hoisted(() => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  return { answered, answer }
})

// The form with its calendar comes over the network, and that may take its time.
vi.mock('@/blocks/payment/PaymentForm', async (importOriginal) => {
  const { default: Form } = await importOriginal<{ default: typeof PaymentForm }>()
  return {
    default: function Waiting(props: ComponentProps<typeof PaymentForm>) {
      use(network.answered)
      return <Form {...props} />
    },
  }
})

test('until the form has come its button keeps its words, is busy, and does nothing', async () => {
  const { user, opened } = openPayment({ typed: TYPED })
  const button = await screen.findByRole('button', { name: 'Make Payment' })
  expect(button).toHaveAttribute('aria-busy', 'true')
  await user.click(button)
  expect(opened).not.toHaveBeenCalled()
  act(() => network.answer())
  await user.click(await payButton())
  expect(opened).toHaveBeenCalledOnce()
})

test('a form that does not come says so in its modal, and can be tried again', async () => {
  vi.resetModules()
  vi.doMock('@/blocks/payment/PaymentForm', () => {
    throw new Error('no connection')
  })
  const { user } = openPayment()
  expect(await screen.findByText('The form did not load')).toBeInTheDocument()
  expect(screen.queryByText('Make Payment')).not.toBeInTheDocument()
  vi.doUnmock('@/blocks/payment/PaymentForm')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await payButton()).toBeInTheDocument()
})
