import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useIsHydrated } from '@/shared/hooks/useIsHydrated'

function Part({ onRender }: { onRender: (isHydrated: boolean) => void }) {
  const isHydrated = useIsHydrated()
  onRender(isHydrated)
  return <p>{isHydrated ? 'of this user' : 'of the document'}</p>
}

test('a document first renders as it is, and switches in a step that can be interrupted', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Part onRender={() => undefined} />)
  const renders: boolean[] = []
  render(<Part onRender={(each) => renders.push(each)} />, { container, hydrate: true })
  // The second one is React's immediate render after hydration: nothing changes in it.
  expect(renders).toEqual([false, false, true])
  expect(container).toHaveTextContent('of this user')
})

test('a part that comes later needs no such step', () => {
  const renders: boolean[] = []
  render(<Part onRender={(each) => renders.push(each)} />)
  expect(renders).toEqual([true])
})
