import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../renderApp'
import {
  end,
  inline,
  isPreloading,
  pictures,
  preloader,
  startPreloading,
  startsOn,
  stopPreloading,
  words,
} from './poster'

beforeEach(startPreloading)
afterEach(stopPreloading)

/** The poster is there, and waits for its pictures. */
async function poster() {
  await screen.findByRole('heading', { name: 'Unmask the Magic' })
  await act(() => Promise.resolve())
}

test('the page says that it is loading before any script has run, with nothing that its policy forbids', () => {
  expect(startsOn).toBe(true)
  expect(words).toBe('Loading')
  expect(inline).toEqual([])
})

test('the preloader stays until every picture of the poster has come', async () => {
  renderApp('/')
  await poster()
  expect(pictures().length).toBeGreaterThan(5)
  await end('load', pictures().slice(1))
  expect(isPreloading()).toBe(true)
  await end('load', pictures().slice(0, 1))
  expect(isPreloading()).toBe(false)
})

test('it leaves the page a moment after it has parted', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  renderApp('/')
  await poster()
  await end('load')
  expect(preloader()).toHaveAttribute('data-leaving')
  await act(() => vi.advanceTimersByTimeAsync(800))
  expect(preloader()).not.toBeInTheDocument()
})

test('a broken picture keeps nobody waiting', async () => {
  renderApp('/')
  await poster()
  await end('error')
  expect(isPreloading()).toBe(false)
})

test('a picture that never comes keeps people waiting for four seconds at most', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  renderApp('/')
  await poster()
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(isPreloading()).toBe(true)
  await act(() => vi.advanceTimersByTimeAsync(1_500))
  expect(isPreloading()).toBe(false)
})

test('another screen is shown as soon as it is there', async () => {
  renderApp('/faqs')
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(isPreloading()).toBe(false))
})

test('an unknown address leads home, and the home screen waits for its pictures', async () => {
  renderApp('/nowhere')
  await poster()
  expect(isPreloading()).toBe(true)
})

test('people who come back to the home screen see no preloader again', async () => {
  const { user } = renderApp('/faqs')
  await screen.findByRole('heading', { level: 1 })
  preloader()?.remove()
  const [home] = screen.getAllByRole('link', { name: 'Home' })
  if (home) await user.click(home)
  await poster()
  expect(isPreloading()).toBe(false)
  expect(preloader()).toBeNull()
})
