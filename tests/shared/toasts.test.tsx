import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Toaster } from '@/shared/ui/toast/Toaster'
import { pageRoot } from '@/shared/ui/modal/layers'
import { notify } from '@/shared/ui/toast/notify'

/** Whether the toast with these words is on its way out. */
function isLeaving(words: string): boolean {
  return screen.getByText(words).closest('[data-leaving="true"]') !== null
}

const toastsIn = (region: 'assertive' | 'polite') => [
  ...pageRoot(region).querySelectorAll('[data-kind]'),
]

const say = (speak: () => unknown) => act(() => void speak())

test('errors are said at once, successes and warnings when it is quiet', () => {
  render(<Toaster />)
  say(() => notify.success('Added to cart'))
  say(() => notify.error('Please Sign in to Register'))
  say(() => notify.warn('Code 4'))
  expect(toastsIn('polite').map(({ textContent }) => textContent)).toEqual([
    'Code 4',
    'Added to cart',
  ])
  expect(pageRoot('assertive')).toHaveTextContent(/^Please Sign in to Register$/)
})

test('the same error again is new to the page, so that it is announced again', () => {
  vi.useFakeTimers()
  render(<Toaster />)
  say(() => notify.error('Network issue'))
  const first = screen.getByText('Network issue')
  act(() => void vi.advanceTimersByTime(1_000))
  say(() => notify.error('Network issue'))
  expect(screen.getByText('Network issue')).not.toBe(first)
  expect(first).not.toBeInTheDocument()
})

test('a toast stays below a control that must stay visible, also after scrolling', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(50)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(200)
  render(<button data-kept-clear>Cart</button>)
  const place = vi.spyOn(screen.getByRole('button'), 'getBoundingClientRect')
  place.mockReturnValue(new DOMRect(150, 12, 100, 48))
  render(<Toaster />)
  say(() => notify.success('Added to cart'))
  const drop = () => pageRoot('toasts').style.getPropertyValue('--drop')
  expect(drop()).toBe('72px')

  place.mockReturnValue(new DOMRect(150, 90, 100, 48))
  fireEvent.scroll(window)
  expect(drop()).toBe('0px')

  place.mockReturnValue(new DOMRect(210, 12, 100, 48))
  fireEvent.scroll(window)
  expect(drop()).toBe('0px')
})

test('a toast may offer the next step and can be dismissed', async () => {
  const user = userEvent.setup()
  render(<Toaster />)
  say(() => notify.error(<a href="/signin">Sign in</a>, { id: 'signed-out' }))
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(isLeaving('Sign in')).toBe(true)
})

/** How one kind of toast is said, and after how many ms it leaves. */
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

test('at most twenty toasts are shown at once; the oldest disappear (Spec §9)', () => {
  render(<Toaster />)
  for (let count = 1; count <= 25; count += 1) say(() => notify.error(`Failure ${count}`))
  const shown = toastsIn('assertive').map(({ textContent }) => textContent)
  expect(shown).toHaveLength(20)
  expect(shown[0]).toBe('Failure 25')
  expect(shown.at(-1)).toBe('Failure 6')
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
