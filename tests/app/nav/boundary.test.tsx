import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../renderApp'
import { resizeTo, setViewport } from '../../viewport'

const bar = () => screen.queryByRole('navigation', { name: 'Main' })
const orb = () => screen.queryByRole('button', { name: /^Menu/ })

test('at 600 px the bar is there, at 599 px the orb', async () => {
  setViewport(600)
  renderApp('/faqs')
  await screen.findByRole('heading', { name: 'FAQs', level: 1 })
  expect(bar()).toBeInTheDocument()
  expect(orb()).not.toBeInTheDocument()
  resizeTo(599)
  expect(bar()).not.toBeInTheDocument()
  expect(orb()).toBeInTheDocument()
  resizeTo(600)
  expect(bar()).toBeInTheDocument()
  expect(orb()).not.toBeInTheDocument()
})
