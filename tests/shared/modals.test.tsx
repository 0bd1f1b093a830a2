import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Button } from '@/shared/ui/button/Button'
import { ConfirmModal } from '@/shared/ui/modal/ConfirmModal'
import { Modal } from '@/shared/ui/modal/Modal'
import { pageRoot } from '@/shared/ui/modal/layers'

/** The element with a modal and its backdrop. */
function layerOf(modal: HTMLElement): HTMLElement {
  return modal.parentElement ?? expect.fail('the modal has gone')
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

/** The page, with its modal open. */
async function openPage() {
  const user = userEvent.setup()
  const root = pageRoot('root')
  render(<Page />, { container: root })
  await user.click(screen.getByRole('button', { name: 'Open' }))
  return { user, root }
}

test('the page behind a modal cannot be reached, and can again when the modal has closed', async () => {
  const { user, root } = await openPage()
  await waitFor(() => expect(root).toHaveAttribute('inert'))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(root).not.toHaveAttribute('inert')
})

test('a press on the page behind closes a modal, a press on the modal does not (Spec §2)', async () => {
  const { user } = await openPage()
  await user.click(screen.getByText('About Folk Circle'))
  expect(screen.getByRole('dialog')).toBeInTheDocument()
  await user.click(layerOf(screen.getByRole('dialog')).firstElementChild ?? document.body)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('the second click of a double click does not press a button of the modal that the first one opened', async () => {
  await openPage()
  const deregister = screen.getByRole('button', { name: 'Deregister' })
  fireEvent.click(deregister, { detail: 2 })
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  fireEvent.click(deregister, { detail: 1 })
  expect(screen.getByRole('alertdialog')).toBeInTheDocument()
})

test('a confirmation over a modal makes the modal inert, and Escape closes only the confirmation', async () => {
  const { user } = await openPage()
  const modal = screen.getByRole('dialog', { name: 'Folk Circle' })
  const trigger = screen.getByRole('button', { name: 'Deregister' })
  await user.click(trigger)

  const question = screen.getByRole('alertdialog', { name: 'Deregister?' })
  expect(question).toHaveAccessibleDescription('You will lose your place in Folk Circle.')
  await waitFor(() => expect(layerOf(modal)).toHaveAttribute('inert'))

  await user.keyboard('{Escape}')
  expect(question).not.toBeInTheDocument()
  expect(modal).toBeInTheDocument()
  expect(layerOf(modal)).not.toHaveAttribute('inert')
  expect(trigger).toHaveFocus()
})

test('a closing modal keeps its content while it fades', async () => {
  const { user } = await openPage()
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

test.each([
  ['is being composed', { isComposing: true }],
  ['has just been composed, in Safari', { keyCode: 229 }],
])('Escape does not close a modal while text %s', async (_, key) => {
  await openPage()
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape', ...key })
  expect(screen.getByRole('dialog')).toBeInTheDocument()
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
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
