import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Toaster } from '@/shared/ui/toast/Toaster'
import { pageRoot } from '@/shared/ui/modal/layers'
import { notify } from '@/shared/ui/toast/notify'
import { hostileTexts } from '../properties/hostile'

/** Whether the toast with this text is being removed. */
function isLeaving(message: string): boolean {
  return screen.getByText(message).closest('[data-leaving="true"]') !== null
}

const toastsIn = (region: 'assertive' | 'polite') => [
  ...pageRoot(region).querySelectorAll('[data-kind]'),
]

const say = (speak: () => unknown) => act(() => void speak())

test('renders a repeated error as a new element, so that it is announced again', () => {
  vi.useFakeTimers()
  render(<Toaster />)
  say(() => notify.error('Network issue'))
  const first = screen.getByText('Network issue')
  act(() => void vi.advanceTimersByTime(1_000))
  say(() => notify.error('Network issue'))
  expect(screen.getByText('Network issue')).not.toBe(first)
  expect(first).not.toBeInTheDocument()
})

test('the live regions have the messages, and the Dismiss buttons are outside', () => {
  render(<Toaster />)
  say(() => notify.error('Network issue'))
  say(() => notify.success('Added to cart'))
  expect(pageRoot('assertive')).toHaveTextContent(/^Network issue$/)
  expect(pageRoot('polite')).toHaveTextContent(/^Added to cart$/)
  const buttons = screen.getAllByRole('button', { name: 'Dismiss' })
  expect(buttons.filter((button) => button.closest('#assertive, #polite'))).toEqual([])
  for (const [index, message] of ['Added to cart', 'Network issue'].entries())
    expect(buttons[index]).toHaveAccessibleDescription(message)
})

test.each(hostileTexts.filter((text) => text.trim()))(
  'shows %j with its Dismiss button',
  (text) => {
    render(<Toaster />)
    say(() => notify.error(text))
    const words = text.replaceAll('\n', '')
    expect(pageRoot('assertive').textContent).toBe(words)
    const described = screen
      .getByRole('button', { name: 'Dismiss' })
      .getAttribute('aria-describedby')
    expect(document.getElementById(described ?? '')?.textContent).toBe(words)
  },
)

test('a toast with a link stays until the link is used', () => {
  vi.useFakeTimers()
  render(<Toaster />)
  say(() => notify.error(<a href="#sign-in">Sign in</a>, { duration: Infinity }))
  act(() => void vi.advanceTimersByTime(60_000))
  expect(isLeaving('Sign in')).toBe(false)
  fireEvent.click(screen.getByRole('link', { name: 'Sign in' }))
  expect(isLeaving('Sign in')).toBe(true)
})

test('the three newest toasts are visible, the newest lowest, and an older one when a newer leaves', () => {
  render(<Toaster />)
  for (const text of ['First', 'Second', 'Third', 'Fourth']) say(() => notify.warn(text))
  const rows = () =>
    toastsIn('polite')
      .filter((item): item is HTMLElement => item instanceof HTMLElement && !item.hidden)
      .map((item) => [item.textContent, item.style.getPropertyValue('--row')])
  expect(rows()).toEqual([
    ['Fourth', '4'],
    ['Third', '3'],
    ['Second', '2'],
  ])
  say(() => notify.dismiss('Third'))
  expect(screen.getByText('First')).toBeVisible()
})

/** How to show each kind of toast, and after how many ms it is removed. */
const KINDS: [kind: string, say: () => unknown, ms: number][] = [
  ['good news', () => notify.success('Said'), 2_000],
  ['a failure', () => notify.error('Said'), 4_000],
  ['a warning', () => notify.warn('Said'), 4_000],
]

test.each(KINDS)('%s leaves after its time, and not before (Spec §9)', (_kind, speak, ms) => {
  vi.useFakeTimers()
  render(<Toaster />)
  say(speak)
  act(() => void vi.advanceTimersByTime(ms - 10))
  expect(isLeaving('Said')).toBe(false)
  act(() => void vi.advanceTimersByTime(20))
  expect(isLeaving('Said')).toBe(true)
})

test('a toast stays under the pointer, and dismissing it restarts the timers', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) })
  render(<Toaster />)
  say(() => notify.error('Network issue'))
  await user.hover(screen.getByText('Network issue'))
  act(() => void vi.advanceTimersByTime(9000))
  expect(isLeaving('Network issue')).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  act(() => void vi.advanceTimersByTime(2000))
  expect(screen.queryByText('Network issue')).not.toBeInTheDocument()

  say(() => notify.error('Please try again'))
  act(() => void vi.advanceTimersByTime(4100))
  expect(isLeaving('Please try again')).toBe(true)
})

test('toasts that are dismissed give the focus back to where it was', async () => {
  const user = userEvent.setup()
  render(
    <>
      <input aria-label="Street" />
      <Toaster />
    </>,
  )
  const field = screen.getByLabelText('Street')
  await user.click(field)
  say(() => notify.success('Profile copied'))
  say(() => notify.error('Try again later'))
  await user.click(screen.getByRole('button', { name: 'Dismiss', description: 'Try again later' }))
  expect(field).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Dismiss', description: 'Profile copied' }))
  expect(field).toHaveFocus()
})
