import { cleanup, render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { useState } from 'react'
import { vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people, type Person } from '@mocks/people'
import type { PaymentType } from '@/api/handoffs'
// Fetched when it is opened. Here it is at hand, so that no test waits for the machine.
import '@/blocks/payment/PaymentForm'
import { PaymentModal } from '@/blocks/PaymentModal'
import { PaymentUnderWay } from '@/blocks/PaymentUnderWay'
import { Toaster } from '@/shared/ui/Toaster'
import { FestProvider } from '@/state/FestProvider'

type Options = { as?: Person | null; type?: PaymentType }

/** Any screen that has the button. */
function Screen({ type }: { type: PaymentType }) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <button onClick={() => setIsOpen(true)}>PAY NOW</button>
      <PaymentUnderWay type={type} />
      <PaymentModal open={isOpen} type={type} onClose={() => setIsOpen(false)} />
    </>
  )
}

/** A page with the payment open. Opening it again in the same test is a reload. */
export function openPayment({ as = people.student, type = 'Individual' }: Options = {}) {
  cleanup()
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

export const row = (label: string) => screen.findByRole('group', { name: label })

export async function choose(user: UserEvent, label: string, day: number) {
  const days = await row(label)
  const cell = [...days.querySelectorAll('[role="gridcell"]')].find((each) =>
    each.getAttribute('aria-label')?.includes(`January ${day}`),
  )
  if (!cell) throw new Error(`There is no ${day} January in ${label}`)
  await user.click(cell)
}

export async function fillIn(user: UserEvent, number = '9000000065') {
  await choose(user, 'Check-in date', 23)
  await choose(user, 'Check-out date', 27)
  await user.click(screen.getByLabelText('Emergency number'))
  await user.paste(number)
}

export const payButton = () => screen.findByRole('button', { name: 'Make Payment' })
