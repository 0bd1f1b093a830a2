import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { recordEndedSession } from '@/state/endedSession'
import { renderApp } from '../renderApp'
import { stubNavigator } from '../stubNavigator'
import { setViewport } from '../viewport'
import { readBars } from './readBars'

/** The dashboard's barcode, of a student with this id. */
async function openBarcode(sfId: string = people.student.sfId) {
  const { token, user } = festival.sessionOf(people.student)
  localStorage.setItem('userData', JSON.stringify({ token, user: { ...user, sfId } }))
  const view = renderApp('/dashboard?open=barcode')
  const modal = await screen.findByRole('dialog', { name: 'Your BarCode' })
  await waitFor(() => expect(festival.calls('/api/user/getUser')).toHaveLength(1))
  return { ...view, modal }
}

test.each([
  ['the usual', 'SF00007'],
  ['an odd count of digits', 'SF123456'],
  ['small letters', 'sf00007'],
  ['signs and a space', 'SF 65 & <b>"7"</b> {~}'],
])('%s SF id is decoded unchanged by a scanner (Spec §2)', async (_name, sfId) => {
  const { modal } = await openBarcode(sfId)
  const picture = await within(modal).findByRole('img', { name: `Barcode of ${sfId}` })
  for (const dots of [1, 2, 3]) expect(readBars(picture, dots)).toBe(sfId)
  expect(within(modal).getByText(sfId, { normalizer: (text) => text })).toBeInTheDocument()
})

test('an SF ID that has no bars is shown as text alone', async () => {
  const { modal } = await openBarcode('SF🎭')
  expect(within(modal).getByText('SF🎭')).toBeInTheDocument()
  expect(within(modal).getByText(/cannot be shown as a barcode/)).toBeInTheDocument()
  expect(within(modal).queryByRole('img')).not.toBeInTheDocument()
})

test('the dashboard shows the barcode of the SF id alone, also to a contingent member (Spec §2)', async () => {
  renderApp('/dashboard?open=barcode', { as: people.contingentMember })
  await screen.findByRole('img', { name: `Barcode of ${people.contingentMember.sfId}` })
  expect(screen.getAllByRole('img', { name: /^Barcode/ })).toHaveLength(1)
  expect(screen.queryByText('Contingent ID')).not.toBeInTheDocument()
})

/** A browser with wake locks, which counts the requests. */
function lightableScreen({ refuses = false } = {}) {
  const locks: { release: () => Promise<void> }[] = []
  const released: object[] = []
  const request = vi.fn(() => {
    if (refuses) return Promise.reject(new Error('NotAllowedError'))
    const lock = { release: () => Promise.resolve(void released.push(lock)) }
    locks.push(lock)
    return Promise.resolve(lock)
  })
  stubNavigator({ wakeLock: { request } })
  return { request, held: () => locks.length - released.length }
}

function turnPage(visibilityState: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState)
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

test('keeps the screen on while the barcode is visible, and no longer', async () => {
  const light = lightableScreen()
  const { user } = await openBarcode()
  await waitFor(() => expect(light.held()).toBe(1))
  expect(light.request).toHaveBeenCalledWith('screen')
  turnPage('hidden')
  await waitFor(() => expect(light.held()).toBe(0))
  turnPage('visible')
  await waitFor(() => expect(light.held()).toBe(1))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(light.held()).toBe(0))
  expect(light.request).toHaveBeenCalledTimes(2)
})

test('shows the barcode in a browser that refuses the wake lock', async () => {
  lightableScreen({ refuses: true })
  const { modal } = await openBarcode()
  expect(await within(modal).findByRole('img', { name: 'Barcode of SF00007' })).toBeInTheDocument()
})

test('keeps no screen on for the pass on the sign-in page, which nobody has opened', async () => {
  const light = lightableScreen()
  setViewport(390, { touch: true })
  recordEndedSession({ sfId: 'SF00007', name: 'Sample Student' })
  renderApp('/signin')
  expect(await screen.findByRole('img', { name: 'Barcode of SF00007' })).toBeInTheDocument()
  expect(light.request).not.toHaveBeenCalled()
})
