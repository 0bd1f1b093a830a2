import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as screens from '@/app/screens'
import { useFetchAhead } from '@/app/useFetchAhead'

const fetched = vi.fn(() => Promise.resolve())

beforeEach(() => void vi.spyOn(screens, 'fetchScreenAt').mockImplementation(fetched))
afterEach(() => {
  fetched.mockClear()
  Reflect.deleteProperty(navigator, 'connection')
  vi.restoreAllMocks()
})

function connect(facts: object) {
  const value = Object.assign(new EventTarget(), facts)
  Object.defineProperty(navigator, 'connection', { value, configurable: true })
}

function Page() {
  useFetchAhead()
  return <a href="/faqs">FAQs</a>
}

function pointAtLink() {
  render(<Page />)
  fireEvent.pointerOver(screen.getByRole('link'))
}

test('a screen is fetched when the pointer is over a link to it', () => {
  pointAtLink()
  expect(fetched).toHaveBeenCalledWith('/faqs')
})

test.each([{ saveData: true, effectiveType: '4g' }, { effectiveType: 'slow-2g' }])(
  'but not where data are dear or very slow: %o',
  (facts) => {
    connect(facts)
    pointAtLink()
    expect(fetched).not.toHaveBeenCalled()
  },
)

test('3g is no reason', () => {
  connect({ saveData: false, effectiveType: '3g' })
  pointAtLink()
  expect(fetched).toHaveBeenCalled()
})
