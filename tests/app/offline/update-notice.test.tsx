import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { UpdateNotice } from '@/app/offline/UpdateNotice'

const WORDS = 'A new version is ready'

const elsewhere = document.createElement('div')
afterEach(() => elsewhere.remove())

/** A part of the page that comes while the notice is there. */
async function add(html: string) {
  await act(async () => {
    elsewhere.innerHTML = html
    document.body.append(elsewhere)
    await Promise.resolve()
  })
}

function show() {
  const update = vi.fn(() => Promise.resolve())
  render(<UpdateNotice onUpdate={update} />)
  return update
}

test('the new version is told politely, and comes when it is asked for', async () => {
  const update = show()
  expect(screen.getByRole('status')).toHaveTextContent(WORDS)
  await userEvent.click(screen.getByRole('button', { name: 'Update' }))
  expect(update).toHaveBeenCalledOnce()
})

test('it can be dismissed', async () => {
  const update = show()
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(update).not.toHaveBeenCalled()
})

test('typed text hides it until the text is gone', async () => {
  show()
  await add('<label>Name <input></label>')
  const field = screen.getByLabelText('Name')
  await userEvent.type(field, 'Sa')
  expect(screen.queryByText(WORDS)).not.toBeInTheDocument()
  await userEvent.clear(field)
  expect(screen.getByText(WORDS)).toBeInTheDocument()
})

test.each([
  ['text in a form', '<textarea>My lamp is broken</textarea>'],
  ['an open modal', '<div data-modal="open"></div>'],
])('%s that comes hides it', async (_what, html) => {
  show()
  await add(html)
  expect(screen.queryByText(WORDS)).not.toBeInTheDocument()
})

test.each([
  ['search words', '<input type="search" value="dance">'],
  ['a choice', '<input type="radio" value="solo">'],
  ['blanks', '<input value="  ">'],
])('%s do not', async (_what, html) => {
  show()
  await add(html)
  expect(screen.getByText(WORDS)).toBeInTheDocument()
})

test('text that came without a word, as from a password manager, is not lost', async () => {
  const update = show()
  await add('<label>Name <input></label>')
  const field = screen.getByLabelText<HTMLInputElement>('Name')
  field.value = 'Sample Student'
  await userEvent.click(screen.getByRole('button', { name: 'Update' }))
  expect(update).not.toHaveBeenCalled()
})
