import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { renderApp } from '../../renderApp'
import { stubNavigator } from '../../stubNavigator'
import {
  changeContingent,
  refocusTab,
  openContingent,
  memberRows,
} from '../../features/contingent/openContingent'
import { findNetwork, loseNetwork } from './network'

const { contingentMember, student } = people
const MEMBERS = '/api/contingent/getMembers'

test('refetches what has failed at once and silently, and keeps the focus', async () => {
  await openContingent(contingentMember)
  loseNetwork()
  refocusTab()
  await screen.findByText(/As of/)
  const barcode = screen.getByRole('button', { name: 'Barcode' })
  barcode.focus()
  changeContingent(({ memberIds }) => memberIds.push(student.id))
  const skeletons: Element[] = []
  const watch = new MutationObserver(() => {
    skeletons.push(...screen.queryAllByText('Loading'))
  })
  watch.observe(document.body, { childList: true, subtree: true })
  findNetwork()
  await waitFor(() => expect(memberRows().join()).toContain(student.name))
  watch.disconnect()
  expect(skeletons).toEqual([])
  expect(barcode).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument()
})

test('if the request fails, the old content stays with its time', async () => {
  await openContingent(contingentMember)
  const rows = memberRows()
  festival.break(MEMBERS, 'html')
  refocusTab()
  expect(await screen.findByText('This may be out of date.')).toBeInTheDocument()
  expect(screen.getByText(/As of \d+ \w+, \d+:\d\d [ap]m\./)).toBeInTheDocument()
  expect(memberRows()).toEqual(rows)
})

test('refetches after a failure on return to the tab, as a sleeping phone misses the online event', async () => {
  festival.break('/api/user/registered_events', 'offline')
  renderApp('/dashboard?open=events', { as: student })
  expect(await screen.findByText('Your events did not load')).toBeInTheDocument()
  festival.mend()
  refocusTab()
  expect(await screen.findByText('Nrityakala')).toBeInTheDocument()
})

test('a browser that wrongly says offline changes nothing on the screen', async () => {
  stubNavigator({ onLine: false })
  await openContingent(contingentMember)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.queryByText(/offline|As of/i)).not.toBeInTheDocument()
})
