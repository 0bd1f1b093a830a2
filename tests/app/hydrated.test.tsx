import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Hydrated } from '@/platform/Hydrated'

const onChange = vi.fn()

function Screen() {
  return (
    <>
      <select value="Odisha" onChange={({ target }) => onChange(target.value)}>
        <option>Bihar</option>
        <option>Odisha</option>
      </select>
      <Hydrated />
    </>
  )
}

/** As at the start of a visit. */
function startPage(markup: string): HTMLElement {
  const { dataset } = document.documentElement
  const wasReady = dataset.ready
  delete dataset.ready
  onChange.mockClear()
  const root = document.createElement('div')
  root.id = 'root'
  root.innerHTML = markup
  document.getElementById('root')?.remove()
  document.body.append(root)
  onTestFinished(() => {
    if (wasReady !== undefined) dataset.ready = wasReady
  })
  return root
}

test('a select on a page that was not prerendered gets no change event without user input', () => {
  render(<Screen />, { container: startPage('') })
  expect(document.documentElement.dataset.ready).toBe('')
  expect(onChange).not.toHaveBeenCalled()
})

test('a choice made in a prerendered page before hydration reaches React', () => {
  const root = startPage(renderToString(<Screen />))
  const select = root.querySelector('select')
  if (select) select.value = 'Bihar'
  render(<Screen />, { container: root, hydrate: true })
  expect(onChange).toHaveBeenCalledWith('Bihar')
})
