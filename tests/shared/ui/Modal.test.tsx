import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '@/shared/ui/button/Button'
import { ConfirmModal } from '@/shared/ui/modal/ConfirmModal'
import { Modal } from '@/shared/ui/modal/Modal'
import { layerOf, pagePart, backdropBehind } from './pageParts'

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
  const root = pagePart('root')
  render(<Page />, { container: root })
  return { user: userEvent.setup(), root }
}

const withEnd = (endTime: number) => ({ getComputedTiming: () => ({ endTime }) })

test('a modal is named by its title and takes the focus', async () => {
  const { user } = openPage()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(screen.getByRole('dialog', { name: 'Folk Circle' })).toHaveFocus()
})

test('the page behind a modal cannot be reached, and can again when the modal has closed', async () => {
  const { user, root } = openPage()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await waitFor(() => expect(root).toHaveAttribute('inert'))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(root).not.toHaveAttribute('inert')
})

test('closing a modal gives the focus back to what opened it', async () => {
  const { user } = openPage()
  const opener = screen.getByRole('button', { name: 'Open' })
  await user.click(opener)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(opener).toHaveFocus()
})

test('a press on the page behind closes a modal, a press on the modal does not', async () => {
  const { user } = openPage()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.click(screen.getByText('About Folk Circle'))
  expect(screen.getByRole('dialog')).toBeInTheDocument()
  await user.click(backdropBehind(screen.getByRole('dialog')))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a modal that is closed before it was painted leaves the page free', async () => {
  const { user, root } = openPage()
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.keyboard('{Escape}')
  frames.mockRestore()
  await new Promise((resolve) => setTimeout(resolve, 1_100))
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

test('when the question has removed its own opener, the focus stays in the modal below', async () => {
  const { user } = openPage()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.click(screen.getByRole('button', { name: 'Deregister' }))
  await user.click(screen.getByRole('button', { name: 'Yes, deregister' }))
  expect(screen.getByRole('dialog', { name: 'Folk Circle' })).toHaveFocus()
})

test('a closing modal keeps showing what it showed, although the page has let go of it', async () => {
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

test('the page below becomes inert when the modal has moved in', async () => {
  const root = pagePart('root')
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

test('leaving the screen with a modal open frees the page', async () => {
  const root = pagePart('root')
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
