import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PASSWORD, people } from '@mocks/people'
import { renderApp } from '../renderApp'

afterEach(() => vi.restoreAllMocks())

const warnings = () => screen.queryAllByText(/does not store data for this site/)

function block(...methods: ('getItem' | 'setItem' | 'removeItem')[]) {
  for (const method of methods) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
  }
}

test.each([
  ['blocked', ['getItem', 'setItem', 'removeItem']],
  ['full', ['setItem']],
] as const)(
  'who signs in where storage is %s is told once what a reload loses, and stays signed in until then',
  async (_how, methods) => {
    block(...methods)
    const { user } = renderApp('/signin')
    await user.type(await screen.findByLabelText('Email'), people.student.email)
    await user.type(screen.getByLabelText('Password'), PASSWORD)
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    expect(await screen.findByRole('link', { name: 'DASHBOARD' })).toBeInTheDocument()
    expect(warnings()).toHaveLength(1)
    expect(warnings()[0]).toHaveTextContent('you are signed out and lose your cart')

    // Dismissed, it does not come back with the next value.
    const dismiss = () => screen.queryAllByRole('button', { name: 'Dismiss' })
    for (const button of dismiss()) await user.click(button)
    await waitFor(() => expect(dismiss()).toEqual([]))
    await user.click(screen.getByRole('link', { name: 'DASHBOARD' }))
    await user.click(await screen.findByRole('button', { name: 'Report Issue' }))
    await user.type(await screen.findByRole('textbox', { name: 'Issue' }), 'Lost key')
    expect(dismiss()).toEqual([])
  },
)

test('who only reads there is told nothing', async () => {
  block('getItem', 'setItem', 'removeItem')
  renderApp('/events')
  expect(await screen.findByRole('link', { name: /^Dance/ })).toBeInTheDocument()
  expect(warnings()).toEqual([])
})

test('where storage works nobody is told anything', async () => {
  const { user } = renderApp('/signin')
  await user.type(await screen.findByLabelText('Email'), people.student.email)
  expect(warnings()).toEqual([])
})
