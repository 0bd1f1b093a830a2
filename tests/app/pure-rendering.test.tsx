import { StrictMode, useEffect, useEffectEvent } from 'react'
import { act, configure, render, screen } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { people } from '@mocks/people'
import { screens } from '@/app/screens'
import { endedSession } from '@/state/endedSession'
import { renderApp } from '../renderApp'

let assertNotRendering: () => void = () => undefined

/** React refuses an Effect Event that is called while anything renders, which tells writes of rendering from others. */
function Probe() {
  const event = useEffectEvent(() => undefined)
  useEffect(() => {
    assertNotRendering = () => event()
  }, [])
  return null
}

let writes: string[] = []

function counted(storage: Storage): Storage {
  return new Proxy(storage, {
    get(target, name) {
      if (name === 'setItem' || name === 'removeItem') countIfRendering(name)
      const property: unknown = Reflect.get(target, name)
      return typeof property === 'function' ? property.bind(target) : property
    },
  })
}

function countIfRendering(method: string) {
  try {
    assertNotRendering()
  } catch {
    writes.push(method)
  }
}

function startCounting() {
  configure({ reactStrictMode: true })
  onTestFinished(() => configure({ reactStrictMode: false }))
  render(<Probe />)
  writes = []
  vi.stubGlobal('localStorage', counted(localStorage))
  vi.stubGlobal('sessionStorage', counted(sessionStorage))
}

/** What an earlier visit may have stored: some module migrates or removes each value. */
function leaveOldData() {
  const at = Date.now() - 365 * 24 * 60 * 60_000
  localStorage.setItem('cart', JSON.stringify([{ id: 2, count: 2, size: 'M' }]))
  localStorage.setItem('last-pass', JSON.stringify({ sfId: 'SF00099', name: 'Asha', at }))
  localStorage.setItem(
    'stay-payments',
    JSON.stringify([{ sfId: 'SF00099', what: 'Individual', at }]),
  )
  sessionStorage.setItem('draft::sign-up', JSON.stringify({ fields: { name: 'Asha' }, at }))
  const typed = { way: 'home', street: '14 Lake Road' }
  sessionStorage.setItem('draft::checkout', JSON.stringify({ fields: typed, at: Date.now() }))
}

const MODALS = `/?pay=individual /accommodation?card=desk /merchandise?item=1 /gallery?picture=12
  /events/subevents/Dance?event=1 /events/subevents/Dance?event=1-register /dashboard?open=events
  /dashboard?open=issue /dashboard?open=barcode /dashboard?open=profile /contingent?open=add
  /contingent?pay=contingent /contingent?open=leave /schedule?day=2&q=dance`.split(/\s+/)

const paths = screens.map(({ path }) => path.replace(':eventname', 'Dance'))

describe.each([
  ['a visitor', undefined],
  ['a student', people.student],
  ['the leader of a team', people.teamLeader],
  ['the leader of a contingent', people.contingentLeader],
])('nothing is written to storage while a screen renders for %s', (_, as) => {
  test.each([...paths, ...MODALS])('%s', async (path) => {
    startCounting()
    leaveOldData()
    renderApp(path, as && { as })
    await screen.findAllByRole('heading')
    await act(() => vi.dynamicImportSettled())
    expect(writes).toEqual([])
  })
})

test('a write while rendering is counted, and one in an effect is not', () => {
  startCounting()
  function Careless() {
    endedSession.set(null)
    return null
  }
  function Careful() {
    useEffect(() => endedSession.set(null), [])
    return null
  }
  render(<Careful />)
  expect(writes).toEqual([])
  render(
    <StrictMode>
      <Careless />
    </StrictMode>,
  )
  expect(writes).toEqual(['removeItem', 'removeItem'])
})
