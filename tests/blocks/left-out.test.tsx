import { act, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { warnOfLeftOut } from '@/blocks/members/warnOfLeftOut'
import { Toaster } from '@/shared/ui/toast/Toaster'
import { toasts } from '../faults/screen'

test('who was left out is said once, however often the same list is sent', () => {
  render(<Toaster />)
  const list = { members: [], pasted: 'A line\nB line\nC line\nD line' }
  act(() => warnOfLeftOut(list))
  act(() => warnOfLeftOut(list))
  expect(toasts()).toEqual(['Left out: A line; B line; C line, and 1 more'])
})
