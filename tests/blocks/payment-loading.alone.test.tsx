import { act, screen } from '@testing-library/react'
import { use, type ComponentProps } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
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

afterEach(() => vi.restoreAllMocks())

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
