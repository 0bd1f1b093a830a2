import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import toast from 'react-hot-toast/headless'
import { expect, test, vi } from 'vitest'
import { notify } from '@/shared/ui/toast/notify'
import { Toaster } from '@/shared/ui/toast/Toaster'
import { isLeaving, pagePart } from './pageParts'

const say = (speak: () => unknown) => act(() => void speak())

test('good news is a status, a failure is an alert', () => {
  render(<Toaster />)
  say(() => notify.success('Added to cart'))
  say(() => notify.error('Please Sign in to Register'))
  say(() => notify.warn('Code 4'))
  expect(screen.getAllByRole('status').map((toast) => toast.textContent)).toEqual([
    'Code 4',
    'Added to cart',
  ])
  expect(screen.getByRole('alert')).toHaveTextContent('Please Sign in to Register')
})

test('toasts live outside the page, so that a modal does not silence them', () => {
  render(<Toaster />)
  say(() => notify.success('Updated cart'))
  expect(pagePart('toasts')).toHaveTextContent('Updated cart')
})

test('a toast hangs below a control that is to be kept clear, wherever the page has scrolled it to', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(50)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(200)
  render(<button data-kept-clear>Cart</button>)
  const place = vi.spyOn(screen.getByRole('button'), 'getBoundingClientRect')
  place.mockReturnValue(new DOMRect(150, 12, 100, 48))
  render(<Toaster />)
  say(() => notify.success('Added to cart'))
  const drop = () => screen.getByRole('status').parentElement?.style.getPropertyValue('--drop')
  expect(drop()).toBe('72px')

  place.mockReturnValue(new DOMRect(150, 90, 100, 48))
  fireEvent.scroll(window)
  expect(drop()).toBe('0px')

  place.mockReturnValue(new DOMRect(210, 12, 100, 48))
  fireEvent.scroll(window)
  expect(drop()).toBe('0px')
})

test('the same words are not shown twice at once', () => {
  render(<Toaster />)
  say(() => notify.error('Network issue'))
  say(() => notify.error('Network issue'))
  expect(screen.getAllByText('Network issue')).toHaveLength(1)
})

test('a toast may offer the next step and can be sent away', async () => {
  const user = userEvent.setup()
  render(<Toaster />)
  say(() => notify.error(<a href="/signin">Sign in</a>, { id: 'signed-out' }))
  const toast = screen.getByRole('alert')
  expect(within(toast).getByRole('link', { name: 'Sign in' })).toBeInTheDocument()
  await user.click(within(toast).getByRole('button', { name: 'Dismiss' }))
  expect(toast).toHaveAttribute('data-leaving', 'true')
})

/** How one kind of toast is said, and after how many ms it leaves. */
const KINDS: [kind: string, say: () => unknown, ms: number][] = [
  ['good news', () => notify.success('Said'), 2_000],
  ['a failure', () => notify.error('Said'), 4_000],
  ['a warning', () => notify.warn('Said'), 4_000],
  ['a plain toast', () => toast('Said'), 4_000],
  ['a custom toast', () => toast.custom('Said'), 4_000],
]

test.each(KINDS)('%s leaves after its time, and not before', (_kind, speak, ms) => {
  vi.useFakeTimers()
  render(<Toaster />)
  say(speak)
  act(() => void vi.advanceTimersByTime(ms - 10))
  expect(isLeaving('Said')).toBe(false)
  act(() => void vi.advanceTimersByTime(20))
  expect(isLeaving('Said')).toBe(true)
})

test('what is still loading stays as long as it takes', () => {
  vi.useFakeTimers()
  render(<Toaster />)
  say(() => toast.loading('Loading'))
  act(() => void vi.advanceTimersByTime(3_600_000))
  expect(screen.getByRole('status')).toHaveAttribute('data-leaving', 'false')
})

test('at most twenty toasts are shown at once; the oldest give way', () => {
  render(<Toaster />)
  for (let count = 1; count <= 25; count += 1) say(() => notify.error(`Failure ${count}`))
  const shown = screen.getAllByRole('alert').map((each) => each.textContent)
  expect(shown).toHaveLength(20)
  expect(shown[0]).toBe('Failure 25')
  expect(shown.at(-1)).toBe('Failure 6')
})

test('a toast waits while the pointer is on it, and dismissing it does not stop the clock for good', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) })
  render(<Toaster />)
  say(() => notify.error('Network issue'))
  await user.hover(screen.getByText('Network issue'))
  act(() => void vi.advanceTimersByTime(9000))
  expect(screen.getByRole('alert')).toHaveAttribute('data-leaving', 'false')
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  act(() => void vi.advanceTimersByTime(2000))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()

  say(() => notify.error('Please try again'))
  act(() => void vi.advanceTimersByTime(4100))
  expect(screen.getByRole('alert')).toHaveAttribute('data-leaving', 'true')
})
