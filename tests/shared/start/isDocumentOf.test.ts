import { afterEach, expect, test } from 'vitest'
import { decodedPath } from '@/shared/lib/decodedPath'
import { isDocumentOf } from '@/shared/start/isDocumentOf'

afterEach(() => void document.getElementById('root')?.removeAttribute('data-path'))

test.each([
  ['/', '/'],
  ['/faqs/', '/faqs'],
  ['/events/subevents/Film%20Fest', '/events/subevents/Film Fest'],
  ['/%', '/%'],
  ['/events/subevents/100%', '/events/subevents/100%'],
])('the path of %s reads %s', (pathname, plain) => {
  expect(decodedPath(pathname)).toBe(plain)
})

test('a document is that of its own address, in any spelling, and of no other', () => {
  expect(isDocumentOf('/faqs')).toBe(false)
  document.getElementById('root')?.setAttribute('data-path', '/events/subevents/Film%20Fest')
  expect(isDocumentOf('/events/subevents/Film Fest/')).toBe(true)
  expect(isDocumentOf('/faqs')).toBe(false)
  expect(isDocumentOf('/%')).toBe(false)
})
