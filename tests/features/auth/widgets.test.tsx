import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { accountsId } from '@mocks/thirdParties/google'
import { blockScript } from '@mocks/thirdParties/jsdom'
import { renderApp } from '../../renderApp'
import { box, openSignUp, press, tickCaptcha } from './acts'

/** jsdom lays nothing out: here the width of the page's places is what the test says. */
function layOut(first: number) {
  let width = first
  const listeners = new Set<() => void>()
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => width)
  class Observer {
    constructor(private readonly listener: () => void) {}
    observe() {
      listeners.add(this.listener)
    }
    unobserve() {}
    disconnect() {
      listeners.delete(this.listener)
    }
  }
  vi.stubGlobal('ResizeObserver', Observer)
  return (next: number) => {
    width = next
    act(() => listeners.forEach((listener) => listener()))
  }
}

test('on a phone that is turned the captcha is drawn anew, and says why the tick is gone', async () => {
  const turnTo = layOut(600)
  const { user } = await openSignUp()
  await tickCaptcha(user)
  turnTo(250)
  expect(
    await screen.findByText('The captcha was reloaded to fit your screen. Please tick it again.'),
  ).toBeInTheDocument()
  expect(await screen.findByRole('checkbox', { name: 'I am not a robot' })).not.toBeChecked()
})

test('on a phone that is turned Google’s button fits its new place', async () => {
  const turnTo = layOut(600)
  const draw = vi.spyOn(accountsId, 'renderButton')
  renderApp('/signin')
  await waitFor(() => expect(draw.mock.lastCall?.[1]).toMatchObject({ width: 400 }))
  turnTo(250)
  await waitFor(() => expect(draw.mock.lastCall?.[1]).toMatchObject({ width: 250 }))
})

test('loading a widget again keeps the keyboard where it was', async () => {
  blockScript('signIn')
  blockScript('captcha')
  const { user } = renderApp('/signin')
  await press(user, 'Load Google’s button again')
  expect(screen.getByRole('group', { name: 'Sign in with Google' })).toHaveFocus()
  await user.click(screen.getByRole('link', { name: 'New User? Sign Up' }))
  await press(user, 'Load the captcha again')
  expect(screen.getByRole('group', { name: 'Captcha' })).toHaveFocus()
})

test('when Google’s script stays silent for 15 seconds, people are told', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const append = document.body.appendChild.bind(document.body)
  vi.spyOn(document.body, 'appendChild').mockImplementation((node) => {
    if (node instanceof HTMLScriptElement) node.removeAttribute('src')
    return append(node)
  })
  renderApp('/signin')
  await box('Email')
  expect(screen.queryByText(/Google’s button did not load/)).not.toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(await screen.findByText(/Google’s button did not load/)).toBeInTheDocument()
})

test('the date of birth is announced as required', async () => {
  await openSignUp()
  expect(await box('Date of birth')).toHaveAttribute('aria-required', 'true')
})
