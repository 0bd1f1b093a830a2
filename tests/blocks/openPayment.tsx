import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { useState } from 'react'
import { expect, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people, type Person } from '@mocks/people'
import type { PaymentType } from '@/api/handoffs'
// Fetched when it is opened. Here it is at hand, so that no test waits for the machine.
import '@/blocks/payment/PaymentForm'
import { PaymentModal } from '@/blocks/payment/PaymentModal'
import { PaymentInProgress } from '@/blocks/payment/PaymentInProgress'
import { Toaster } from '@/shared/ui/toast/Toaster'
import { FestProvider } from '@/state/FestProvider'

type Options = { as?: Person | null; type?: PaymentType; typed?: Partial<typeof TYPED> }

/** A stay that is fine, as it comes back after a reload: choosing days one by one takes its time. */
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
  if (as && typed) {
    sessionStorage.setItem(`draft:payment:${as.sfId}`, JSON.stringify(typed))
    sessionStorage.setItem('drafts-of', JSON.stringify(as.sfId))
  }
  const session = as && festival.sessionOf(as)
  if (session) localStorage.setItem('userData', JSON.stringify(session))
  window.dispatchEvent(new StorageEvent('storage'))
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
  return { user, opened, token: session?.token ?? '' }
}

/** By its text, for a search by role reads every day of two months. */
export async function row(label: string): Promise<HTMLElement> {
  const group = (await screen.findByText(label)).closest<HTMLElement>('[role="group"]')
  if (!group) throw new Error(`${label} is not the name of a group`)
  return group
}

/** The letters above the days, which only the stylesheet draws. */
export function weekdaysIn(row: HTMLElement): string {
  const days = [...row.querySelectorAll<HTMLElement>('[data-weekday]')]
  return days.map(({ dataset }) => dataset.weekday).join('')
}

export async function choose(user: UserEvent, label: string, day: number) {
  const days = await row(label)
  const cell = [...days.querySelectorAll('[role="gridcell"]')].find((each) =>
    each.getAttribute('aria-label')?.startsWith(`${day} January`),
  )
  if (!cell) throw new Error(`There is no ${day} January in ${label}`)
  await user.click(cell)
}

export async function payButton(): Promise<HTMLElement> {
  // The form comes a moment after its button.
  await screen.findByLabelText('Emergency number')
  const button = (await screen.findByText('Make Payment')).closest('button')
  if (!button) throw new Error('Make Payment is no button')
  // Until the form has told that it is there, a press does nothing.
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  return button
}
