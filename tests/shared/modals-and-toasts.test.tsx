import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '@/shared/ui/button/Button'
import { ConfirmModal } from '@/shared/ui/modal/ConfirmModal'
import { Modal } from '@/shared/ui/modal/Modal'
import { Toaster } from '@/shared/ui/toast/Toaster'
import { pageRoot } from '@/shared/ui/modal/layers'
import { notify } from '@/shared/ui/toast/notify'

/** What holds a modal and the backdrop behind it. */
function layerOf(modal: HTMLElement): HTMLElement {
  return modal.parentElement ?? expect.fail('the modal has gone')
}

/** Whether the toast with these words is on its way out. */
function isLeaving(words: string): boolean {
  return screen.getByText(words).closest('[data-leaving="true"]') !== null
}

function Page() {
  const [event, setEvent] = useState<string | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [isRegistered, setIsRegistered] = useState(true)

  function deregister() {
    setIsRegistered(false)
    setIsAsking(false)
  }

  return (
    <>
      <Button onClick={() => setEvent('Folk Circle')}>Open</Button>
      <Modal open={event !== null} title={event ?? 'Nothing'} onClose={() => setEvent(null)}>
        <p>About {event ?? 'nothing'}</p>
        {isRegistered && <Button onClick={() => setIsAsking(true)}>Deregister</Button>}
      </Modal>
      <ConfirmModal
        open={isAsking}
        title="Deregister?"
        confirm="Yes, deregister"
        onConfirm={deregister}
        onClose={() => setIsAsking(false)}
      >
        You will lose your place in Folk Circle.
      </ConfirmModal>
    </>
  )
}

function openPage() {
  const root = pageRoot('root')
  render(<Page />, { container: root })
  return { user: userEvent.setup(), root }
}

const withEnd = (endTime: number) => ({ getComputedTiming: () => ({ endTime }) })

test('the page behind a modal cannot be reached, and can again when the modal has closed', async () => {
  const { user, root } = openPage()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await waitFor(() => expect(root).toHaveAttribute('inert'))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(root).not.toHaveAttribute('inert')
})

test('closing a modal returns the focus to its opener', async () => {
  const { user } = openPage()
  const opener = screen.getByRole('button', { name: 'Open' })
  await user.click(opener)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(opener).toHaveFocus()
})

test('a press on the page behind closes a modal, a press on the modal does not (Spec §2)', async () => {
  const { user } = openPage()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.click(screen.getByText('About Folk Circle'))
  expect(screen.getByRole('dialog')).toBeInTheDocument()
  await user.click(layerOf(screen.getByRole('dialog')).firstElementChild ?? document.body)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a modal that closes before its first paint leaves the page usable', () => {
  vi.useFakeTimers()
  const { root } = openPage()
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  frames.mockRestore()
  act(() => void vi.advanceTimersByTime(1_100))
  expect(root).not.toHaveAttribute('inert')
})

test('a question over a modal makes the modal inert, and Escape answers only the question', async () => {
  const { user } = openPage()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  const modal = screen.getByRole('dialog', { name: 'Folk Circle' })
  const asking = screen.getByRole('button', { name: 'Deregister' })
  await user.click(asking)

  const question = screen.getByRole('alertdialog', { name: 'Deregister?' })
  expect(question).toHaveAccessibleDescription('You will lose your place in Folk Circle.')
  expect(layerOf(modal)).toHaveAttribute('inert')

  await user.keyboard('{Escape}')
  expect(question).not.toBeInTheDocument()
  expect(modal).toBeInTheDocument()
  expect(layerOf(modal)).not.toHaveAttribute('inert')
  expect(asking).toHaveFocus()
})

test('if the question removed its own opener, the focus stays in the modal below', async () => {
  const { user } = openPage()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.click(screen.getByRole('button', { name: 'Deregister' }))
  await user.click(screen.getByRole('button', { name: 'Yes, deregister' }))
  expect(screen.getByRole('dialog', { name: 'Folk Circle' })).toHaveFocus()
})

test('a closing modal keeps its content while it fades', async () => {
  const { user } = openPage()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  const modal = screen.getByRole('dialog')
  let finish = () => {}
  const animation = { finished: new Promise<void>((resolve) => (finish = resolve)) }
  Object.assign(modal, { getAnimations: () => [animation] })

  await user.keyboard('{Escape}')
  expect(modal).toHaveTextContent('About Folk Circle')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()

  await act(async () => {
    finish()
    await animation.finished
  })
  expect(modal).not.toBeInTheDocument()
})

test('the page becomes inert after the opening animation of the modal', async () => {
  const root = pageRoot('root')
  let finish = () => {}
  const entry = { finished: new Promise<void>((resolve) => (finish = resolve)) }
  const endless = { finished: new Promise(() => {}), effect: withEnd(Infinity) }
  const all = [{ ...entry, effect: withEnd(240) }, endless]
  Object.assign(Element.prototype, { getAnimations: () => all })
  render(
    <Modal open title="PAYMENT" onClose={() => {}}>
      …
    </Modal>,
    { container: root },
  )
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(root).not.toHaveAttribute('inert')
  finish()
  await waitFor(() => expect(root).toHaveAttribute('inert'))
})

test('leaving the screen with an open modal makes the page usable again', async () => {
  const root = pageRoot('root')
  const { unmount } = render(
    <Modal open title="PAYMENT" onClose={() => {}}>
      …
    </Modal>,
    { container: root },
  )
  await waitFor(() => expect(root).toHaveAttribute('inert'))
  unmount()
  expect(root).not.toHaveAttribute('inert')
})

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
