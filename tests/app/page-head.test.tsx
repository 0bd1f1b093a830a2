import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { people } from '@mocks/people'
import { screenPages } from '@/app/head/pages'
import { renderApp } from '../renderApp'
import { canonical, count, emptyHead, meta } from './documentHead'

afterEach(emptyHead)

test('who walks on takes the page’s own address, words and name along, each once', async () => {
  const { user } = renderApp('/')
  await waitFor(() => expect(canonical()).toBe('https://www.springfest.in/'))
  await user.click(screen.getByRole('link', { name: 'Events' }))
  await screen.findByRole('heading', { name: 'Events', level: 1 })
  await waitFor(() => expect(canonical()).toBe('https://www.springfest.in/events'))
  expect(meta('description')).toMatch(/^All events of Spring Fest, IIT Kharagpur/)
  expect(meta('og:url')).toBe('https://www.springfest.in/events')
  expect(meta('og:title')).toBe('Events | Spring Fest')
  expect(document.title).toBe('Events | Spring Fest')
  for (const tag of ['title', 'link[rel="canonical"]', 'meta[name="description"]'])
    expect(count(tag), tag).toBe(1)
})

test('an open modal and another spelling do not make another page', async () => {
  renderApp('/events/subevents/film-fest?event=1')
  await waitFor(() =>
    expect(canonical()).toBe('https://www.springfest.in/events/subevents/Film%20Fest'),
  )
  expect(meta('robots')).toBeUndefined()
})

test('what is one person’s own cannot be found, and what comes after it can', async () => {
  const { user } = renderApp('/dashboard', { as: people.student })
  await waitFor(() => expect(meta('robots')).toBe('noindex'))
  expect(canonical()).toBeUndefined()
  expect(meta('description')).toBeUndefined()
  await user.click(screen.getByRole('link', { name: 'Events' }))
  await waitFor(() => expect(canonical()).toBe('https://www.springfest.in/events'))
  expect(meta('robots')).toBeUndefined()
})

test('a genre that is not there cannot be found', async () => {
  renderApp('/events/subevents/Nonsense')
  await waitFor(() => expect(meta('robots')).toBe('noindex'))
})

test('the first page keeps the words that came with it', async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<link rel="canonical" href="https://www.springfest.in/faqs"><meta name="description" content="Came along">',
  )
  renderApp('/faqs')
  await screen.findByRole('heading', { name: 'FAQs', level: 1 })
  expect(meta('description')).toBe('Came along')
})

const shown = screenPages
  .filter(({ access }) => access !== 'signed-in')
  .flatMap(({ pages }) => pages)
  .filter(({ path }) => !/gallery|merchandise|cart/.test(path))
test.each(shown)('$path calls itself as its link does', async ({ path, title }) => {
  renderApp(path)
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(document.title).toBe(`${title} | Spring Fest`))
})
