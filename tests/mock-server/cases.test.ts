import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { applyUrlParams } from '@mocks/boot'
import { addressOf, cases } from '@mocks/cases/cases'
import { clockOffset } from '@mocks/clock'
import { takeConsoleMessages } from '../consoleMessages'
import { renderApp } from '../renderApp'
import { setViewport } from '../viewport'

const html = document.documentElement
const realSetTimeout = setTimeout

/** The clock of the page is stopped while files and responses of the mock server are loading. */
async function until(isThere: () => boolean) {
  for (let round = 0; round < 600 && !isThere(); round += 1) {
    await act(() => vi.advanceTimersByTimeAsync(150))
    await vi.dynamicImportSettled()
    await new Promise((resolve) => realSetTimeout(resolve, 2))
  }
  expect(isThere()).toBe(true)
}

/** Opens the address of a case as a tester does, and lets it play its steps to the end. */
async function openCase(name: string) {
  vi.useFakeTimers()
  if (cases[name]?.isForPhones) setViewport(390)
  window.history.replaceState(null, '', addressOf(name))
  applyUrlParams()
  const offset = clockOffset()
  if (offset !== null) vi.setSystemTime(vi.getRealSystemTime() + offset)
  renderApp(window.location.pathname + window.location.search)
  await until(() => html.dataset.case !== undefined)
  expect(html.dataset.case, takeConsoleMessages().join()).toBe('done')
}

const holding = (pattern: RegExp) =>
  screen.queryAllByText((_, element) => pattern.test(element?.textContent.trim() ?? ''))

test.each(Object.keys(cases))('the case %s shows what it promises', async (name) => {
  const { shows = /^$/, hides, thenPress } = cases[name] ?? {}
  await openCase(name)
  vi.spyOn(window, 'open').mockReturnValue(null)
  if (thenPress) fireEvent.click(screen.getByRole('button', { name: thenPress }))
  await until(() => holding(shows).length > 0)
  if (hides) expect(screen.queryAllByText(hides, { exact: false })).toEqual([])
  takeConsoleMessages()
})
