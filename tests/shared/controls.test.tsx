import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { people } from '@mocks/people'
import { useIsHydrated } from '@/shared/hooks/useIsHydrated'
import { columnsFor } from '@/shared/lib/columns'
import { Tabs } from '@/shared/ui/Tabs'
import { Button } from '@/shared/ui/button/Button'
import { ButtonLink, ExternalLink } from '@/shared/ui/button/ButtonLink'
import { renderApp } from '../renderApp'

function Deregister() {
  const [presses, setPresses] = useState(0)
  return (
    <>
      <Button busy={presses > 0 && 'Deregistering...'} onClick={() => setPresses(presses + 1)}>
        Deregister
      </Button>
      <p>pressed {presses}</p>
    </>
  )
}

test('a busy button says so, keeps the focus and ignores presses', async () => {
  const user = userEvent.setup()
  render(<Deregister />)
  const button = screen.getByRole('button', { name: 'Deregister' })
  await user.dblClick(button)
  await user.keyboard('{Enter}')
  expect(screen.getByText('pressed 1')).toBeInTheDocument()
  expect(button).toHaveAccessibleName('Deregistering...')
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(button).toHaveFocus()
})

const address = 'https://festival.test/'

test.each([
  ['that is words', <ExternalLink href={address}>The films</ExternalLink>],
  ['that looks like a button', <ButtonLink href={address}>The films</ButtonLink>],
  [
    'with a name of its own',
    <ExternalLink href={address} aria-label="The films">
      <svg />
    </ExternalLink>,
  ],
])('a link %s opens a new tab without access to this one, and says so', (_which, link) => {
  render(link)
  const shown = screen.getByRole('link', { name: 'The films, opens in a new tab' })
  expect(shown).toHaveAttribute('href', address)
  expect(shown).toHaveAttribute('target', '_blank')
  expect(shown).toHaveAttribute('rel', 'noopener noreferrer')
})

const DAYS = [
  { id: 'day0', label: 'Day 0' },
  { id: 'day1', label: 'Day 1' },
  { id: 'day2', label: 'Day 2' },
] as const

function Schedule() {
  const [day, setDay] = useState<(typeof DAYS)[number]['id']>('day0')
  return (
    <Tabs label="Days" tabs={DAYS} current={day} onChange={setDay}>
      <p>plan of {day}</p>
    </Tabs>
  )
}

test('tabs are one stop for the Tab key; the arrow keys, Home and End move along them and wrap around', async () => {
  const user = userEvent.setup()
  render(<Schedule />)
  await user.tab()
  expect(screen.getByRole('tab', { name: 'Day 0', selected: true })).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Day 1', selected: true })).toHaveFocus()
  expect(screen.getByRole('tabpanel', { name: 'Day 1' })).toHaveTextContent('plan of day1')
  await user.keyboard('{End}')
  expect(screen.getByRole('tab', { name: 'Day 2', selected: true })).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Day 0', selected: true })).toHaveFocus()
  await user.keyboard('{ArrowLeft}{Home}')
  expect(screen.getByRole('tab', { name: 'Day 0', selected: true })).toHaveFocus()
  await user.tab()
  expect(document.body).toHaveFocus()
})

function Part({ onRender }: { onRender: (isHydrated: boolean) => void }) {
  const isHydrated = useIsHydrated()
  onRender(isHydrated)
  return <p>{isHydrated ? 'of this user' : 'of the document'}</p>
}

test('hydration first renders the document as it is, then switches in an interruptible step', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Part onRender={() => undefined} />)
  const renders: boolean[] = []
  render(<Part onRender={(isHydrated) => renders.push(isHydrated)} />, { container, hydrate: true })
  // The second one is React's immediate render after hydration: nothing changes in it.
  expect(renders).toEqual([false, false, true])
  expect(container).toHaveTextContent('of this user')
})

const barcodeShown = () => screen.findByRole('dialog', { name: 'Your BarCode' })
const modalShut = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('Escape closes a modal that Forward has reopened, again and again', async () => {
  const { user, at } = renderApp('/dashboard', { as: people.student })
  await user.click(await screen.findByRole('button', { name: 'Your BarCode' }))
  await barcodeShown()
  await user.keyboard('{Escape}')
  await modalShut()
  for (let round = 0; round < 2; round += 1) {
    act(() => window.history.forward())
    await barcodeShown()
    expect(at()).toBe('/dashboard?open=barcode')
    await user.keyboard('{Escape}')
    await modalShut()
    expect(at()).toBe('/dashboard')
  }
})

test.each([
  [1, 7, 1],
  [5, 7, 5],
  [7, 7, 7],
  [8, 7, 4],
  [9, 7, 5],
  [15, 7, 5],
  [7, 5, 4],
  [0, 5, 1],
])('%i things in rows of at most %i have %i columns, so that no row is nearly empty', (...args) => {
  const [count, most, columns] = args
  expect(columnsFor(count, most)).toBe(columns)
})
