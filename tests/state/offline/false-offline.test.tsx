import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { toasts } from '../../faults/screen'
import { openForms } from '../../features/contingent/openContingent'
import { NOT_VERIFIED } from '../../lostResponse'
import { stubNavigator } from '../../stubNavigator'
import { loseNetwork, OFFLINE } from './network'

const { student } = people
const JOIN = '/api/contingent/join'
const MEMBERS = '/api/contingent/getMembers'

/** Opens /contingent with a code in the form. `onLine`: what the browser says meanwhile. */
async function openJoin({ onLine }: { onLine: boolean }) {
  stubNavigator({ onLine })
  const { user } = await openForms(student)
  await user.type(screen.getByRole('textbox', { name: 'Contingent ID' }), '301')
  await user.type(screen.getByRole('textbox', { name: 'Contingent code' }), 'MASK301')
  return { join: () => user.click(screen.getByRole('button', { name: 'Join' })) }
}

test('sends when the browser wrongly says offline, and finds what has arrived without a response', async () => {
  const { join } = await openJoin({ onLine: false })
  festival.break(JOIN, 'cut')
  await join()
  await waitFor(() => expect(toasts()).toEqual(['Joined']))
  expect(festival.calls(JOIN)).toHaveLength(1)
})

test('sends nothing while the browser says offline, even where the server could be reached', async () => {
  const { join } = await openJoin({ onLine: true })
  loseNetwork()
  festival.mend()
  await join()
  await waitFor(() => expect(toasts()).toEqual([`Network issue${OFFLINE}`]))
  expect(festival.calls(JOIN)).toEqual([])
})

test('does not say that nothing was sent once a request has been sent', async () => {
  const { join } = await openJoin({ onLine: false })
  festival.break(JOIN, 'cut')
  festival.break(MEMBERS, 'offline')
  await join()
  await waitFor(() => expect(toasts()).toEqual([`Network issue${NOT_VERIFIED}`]))
})
