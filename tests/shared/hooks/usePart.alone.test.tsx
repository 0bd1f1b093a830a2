import { render, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { usePart } from '@/shared/hooks/usePart'
import { reload } from '@/shared/start/reload'

vi.mock('@/shared/start/reload', () => ({ reload: vi.fn(() => Promise.resolve()) }))

type Props = { load: () => Promise<string>; isWanted: boolean; onFail: () => void }

function Place({ load, isWanted, onFail }: Props) {
  usePart(load, isWanted, onFail)
  return null
}

test('a part that fails a second time is of an older deploy: the page is loaded again, once for each press', async () => {
  const load = () => Promise.reject(new TypeError('gone'))
  const onFail = vi.fn()
  const { rerender } = render(<Place isWanted {...{ load, onFail }} />)
  await waitFor(() => expect(onFail).toHaveBeenCalledTimes(1))
  expect(reload).not.toHaveBeenCalled()
  rerender(<Place isWanted={false} {...{ load, onFail }} />)
  rerender(<Place isWanted {...{ load, onFail }} />)
  // Only where the server does not answer is there anything to say.
  await waitFor(() => expect(onFail).toHaveBeenCalledTimes(2))
  expect(reload).toHaveBeenCalledOnce()
})
