import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { usePart } from '@/shared/hooks/usePart'

type Load = () => Promise<string>
type Props = { load: Load; isWanted?: boolean; onFail?: () => void }

function Place({ load, isWanted = true, onFail }: Props) {
  const { part, hasFailed, retry } = usePart(load, isWanted, onFail)
  return (
    <>
      <p>{part ?? (hasFailed ? 'It failed' : 'It is on its way')}</p>
      <button onClick={retry}>Try again</button>
    </>
  )
}

const failingOnce = () =>
  vi.fn<Load>(() => Promise.resolve('The part')).mockRejectedValueOnce(new TypeError('cut off'))

test('a part is loaded when it is wanted, and stays when it is not wanted any more', async () => {
  const load = vi.fn<Load>(() => Promise.resolve('The part'))
  const { rerender } = render(<Place load={load} isWanted={false} />)
  expect(load).not.toHaveBeenCalled()
  rerender(<Place load={load} />)
  expect(await screen.findByText('The part')).toBeInTheDocument()
  rerender(<Place load={load} isWanted={false} />)
  expect(screen.getByText('The part')).toBeInTheDocument()
})

test('a part that failed is told once, breaks nothing, and comes on a retry', async () => {
  const onFail = vi.fn()
  render(<Place load={failingOnce()} onFail={onFail} />)
  expect(await screen.findByText('It failed')).toBeInTheDocument()
  expect(onFail).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByText('The part')).toBeInTheDocument()
  expect(onFail).toHaveBeenCalledOnce()
})

test('a part that failed comes when it is wanted again', async () => {
  const load = failingOnce()
  const { rerender } = render(<Place load={load} />)
  expect(await screen.findByText('It failed')).toBeInTheDocument()
  rerender(<Place load={load} isWanted={false} />)
  rerender(<Place load={load} />)
  expect(await screen.findByText('The part')).toBeInTheDocument()
})

test('a part that is still on its way after 15 seconds has failed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const never: Load = () => new Promise(() => {})
  render(<Place load={never} />)
  await act(() => vi.advanceTimersByTimeAsync(14_900))
  expect(screen.getByText('It is on its way')).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(screen.getByText('It failed')).toBeInTheDocument()
})
