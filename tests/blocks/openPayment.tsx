import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { useState } from 'react'
import { expect, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people, type Person } from '@mocks/people'
import type { PaymentType } from '@/api/payments'
import PaymentModal from '@/blocks/payment/PaymentModal'
import { PaymentInProgress } from '@/blocks/payment/PaymentInProgress'
import { Toaster } from '@/shared/ui/toast/Toaster'
import { FestProvider } from '@/app/App'
import { startSession } from '@/state/session'
import { putDraft } from '../storedDraft'

type Options = { as?: Person; type?: PaymentType; typed?: Partial<typeof TYPED> }

/** A valid stay, restored as after a reload: choosing days one by one is slow. */
export const TYPED = {
  check_in: '2025-01-23',
  check_out: '2025-01-27',
  emergency_number: '9000000065',
}

/** Any screen that has the button. */
function Screen({ type }: { type: PaymentType }) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <button onClick={() => setIsOpen(true)}>PAY NOW</button>
      <PaymentInProgress />
      <PaymentModal open={isOpen} type={type} onClose={() => setIsOpen(false)} />
    </>
  )
}

/** A page with the payment open. Opening it again in the same test is a reload. */
export function openPayment({ as = people.student, type = 'Individual', typed }: Options = {}) {
  cleanup()
  if (typed) putDraft('payment', typed, { owner: as.sfId })
  const session = festival.sessionOf(as)
  localStorage.setItem('userData', JSON.stringify(session))
  window.dispatchEvent(new StorageEvent('storage'))
  startSession()
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  opened.mockClear()
  render(
    <MemoryRouter>
      <FestProvider>
        <Screen type={type} />
        <Toaster />
      </FestProvider>
    </MemoryRouter>,
  )
  const user = userEvent.setup({
    advanceTimers: (ms) => void (vi.isFakeTimers() && vi.advanceTimersByTime(ms)),
  })
  return { user, opened, token: session.token }
}

export const dayGroup = (label: string) => screen.findByRole('group', { name: label })

export async function dayRadio(label: string, date: number): Promise<HTMLElement> {
  return within(await dayGroup(label)).getByRole('radio', { name: new RegExp(` ${date} January`) })
}

export async function choose(user: UserEvent, label: string, date: number) {
  await user.click(await dayRadio(label, date))
}

export async function payButton(): Promise<HTMLElement> {
  const button = (await screen.findByText('Make Payment')).closest('button')
  if (!button) throw new Error('Make Payment is no button')
  // Until the payment status is known, a press does nothing.
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  return button
}
