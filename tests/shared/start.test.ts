import { beforeAll, afterEach, expect, test, vi } from 'vitest'
import { decodedPath } from '@/shared/lib/decodedPath'
import { addressOf } from '@/shared/start/addressOf'
import { afterPaint } from '@/shared/start/afterPaint'
import { mendBrokenPictures, mendIcons } from '@/shared/start/brokenPictures'
import {
  keepEarlyInput,
  replayPresses,
  replayTyping,
  stopKeepingInput,
} from '@/shared/start/earlyInput'
import { isDocumentOf } from '@/shared/start/isDocumentOf'

/** On a busy machine the default of a second is too little. */
const SOON = { timeout: 10_000 }

test('afterPaint calls back once, after the next frame', async () => {
  vi.useFakeTimers()
  const done = vi.fn()
  afterPaint(done)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(50)
  expect(done).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(done).toHaveBeenCalledOnce()
})

test('in a background tab, which paints nothing, afterPaint calls back after a second', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const done = vi.fn()
  afterPaint(done)
  await vi.advanceTimersByTimeAsync(900)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(done).toHaveBeenCalledOnce()
})

test('a cancelled afterPaint never calls back', async () => {
  vi.useFakeTimers()
  const done = vi.fn()
  afterPaint(done)()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(done).not.toHaveBeenCalled()
})

afterEach(stopKeepingInput)

/** Three buttons in a document whose scripts have not come, and what is heard of them. */
function openPage() {
  const heard: string[] = []
  const root = document.getElementById('root')
  if (!root) throw new Error('There is no #root')
  root.innerHTML = '<button>one</button><button>two</button><button>three</button>'
  const [one, two, three] = root.querySelectorAll('button')
  if (!one || !two || !three) throw new Error('There are too few buttons')
  for (const each of [one, two, three])
    each.addEventListener('click', () => heard.push(each.textContent))
  keepEarlyInput()
  return { one, two, three, heard }
}

test('every early press is repeated in order, except on removed buttons', () => {
  const { one, two, three, heard } = openPage()
  for (const each of [three, one, two, one]) each.click()
  two.remove()
  expect(heard).toEqual([])
  replayPresses()
  expect(heard).toEqual(['three', 'one', 'one'])
  one.click()
  expect(heard).toEqual(['three', 'one', 'one', 'one'])
  replayPresses()
  expect(heard).toHaveLength(4)
})

test('if React does not start, presses work natively, and the kept ones are dropped', () => {
  const { one, two, heard } = openPage()
  one.click()
  stopKeepingInput()
  two.click()
  replayPresses()
  expect(heard).toEqual(['two'])
})

function openForm() {
  const root = document.getElementById('root')
  if (!root) throw new Error('There is no #root')
  root.innerHTML = `<input name="who"><input type="password"><textarea></textarea>
    <select><option></option><option>Odisha</option></select><input type="checkbox">`
  keepEarlyInput()
  return [...root.querySelectorAll<HTMLInputElement>('input, textarea, select')]
}
const valuesOf = (fields: HTMLInputElement[]) => fields.map(({ value }) => value)

test('a page that is left before hydration restores what was typed on its next load, except passwords', () => {
  const fields = openForm()
  const typed = ['Asha', 'Purulia#65', 'Two\nlines', 'Odisha', 'on']
  fields.forEach((field, index) => (field.value = typed[index] ?? ''))
  window.dispatchEvent(new Event('pagehide'))
  stopKeepingInput()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Purulia')

  const again = openForm()
  if (again[2]) again[2].value = 'typed anew'
  replayTyping()
  expect(valuesOf(again)).toEqual(['Asha', '', 'typed anew', 'Odisha', 'on'])
  expect(sessionStorage).toHaveLength(0)
})

test('text typed on another page is dropped, and secret fields are never kept', () => {
  const fields = openForm()
  fields[0]?.setAttribute('autocomplete', 'off')
  Object.assign(fields[0] ?? {}, { value: 'First pet' })
  window.dispatchEvent(new Event('pagehide'))
  stopKeepingInput()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('First pet')

  Object.assign(openForm()[2] ?? {}, { value: 'of this page' })
  window.dispatchEvent(new Event('pagehide'))
  stopKeepingInput()
  window.history.replaceState(null, '', '/elsewhere')
  const again = openForm()
  replayTyping()
  expect(valuesOf(again)).not.toContain('of this page')
  expect(sessionStorage).toHaveLength(0)
})

test('with full storage, leaving a page causes no error', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  openForm()
  expect(() => window.dispatchEvent(new Event('pagehide'))).not.toThrow()
  expect(full).toHaveBeenCalled()
  stopKeepingInput()
})

test('a started page stores nothing of what is typed', () => {
  const fields = openForm()
  stopKeepingInput()
  Object.assign(fields[0] ?? {}, { value: 'Asha' })
  window.dispatchEvent(new Event('pagehide'))
  expect(sessionStorage).toHaveLength(0)
})

test.each([
  ['/', '/'],
  ['/faqs/', '/faqs'],
  ['/events/subevents/Film%20Fest', '/events/subevents/Film Fest'],
  ['/%', '/%'],
  ['/events/subevents/100%', '/events/subevents/100%'],
])('the path of %s reads %s', (pathname, plain) => {
  expect(decodedPath(pathname)).toBe(plain)
})

test('a document belongs to its own address, in any spelling, and to no other', () => {
  expect(isDocumentOf('/faqs')).toBe(false)
  document.getElementById('root')?.setAttribute('data-path', '/events/subevents/Film%20Fest')
  expect(isDocumentOf('/events/subevents/Film Fest/')).toBe(true)
  expect(isDocumentOf('/faqs')).toBe(false)
  expect(isDocumentOf('/%')).toBe(false)
})

test('a file of the build has the address that the import map says', () => {
  const map = { imports: { '/assets/part.css': '/assets/part-12345678.css' } }
  document.head.innerHTML = `<script type="importmap">${JSON.stringify(map)}</script>`
  expect(addressOf('assets/part.css')).toBe('/assets/part-12345678.css')
  expect(addressOf('assets/other.js')).toBe('/assets/other.js')
})

test('without an import map a file keeps its built name', () => {
  expect(addressOf('assets/part.css')).toBe('/assets/part.css')
})

beforeAll(mendBrokenPictures)

function openPicture() {
  const picture = document.createElement('img')
  document.body.append(picture)
  return picture
}

test('a picture that fails is marked as broken', () => {
  const picture = openPicture()
  expect(picture).not.toHaveAttribute('data-broken')
  picture.dispatchEvent(new Event('error'))
  expect(picture).toHaveAttribute('data-broken')
})

test('a picture that failed before the scripts started is marked, too', async () => {
  const picture = openPicture()
  picture.decode = () => Promise.reject(new Error('The source image cannot be decoded.'))
  mendBrokenPictures()
  await vi.waitFor(() => expect(picture).toHaveAttribute('data-broken'), SOON)
})

test('a picture that loads after all is not marked', () => {
  const picture = openPicture()
  picture.dispatchEvent(new Event('error'))
  picture.dispatchEvent(new Event('load'))
  expect(picture).not.toHaveAttribute('data-broken')
})

test('if the icon file fails, every icon is replaced by a sign, also one that appears or changes later', async () => {
  const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  icon.innerHTML = '<use href="/art/icons.svg#star"></use>'
  document.body.append(icon)
  const use = icon.querySelector('use')
  const sprites: { src?: string; onerror?: () => void }[] = []
  vi.stubGlobal(
    'Image',
    class {
      constructor() {
        sprites.push(this)
      }
    },
  )
  const watched = vi.spyOn(MutationObserver.prototype, 'observe')
  mendIcons()
  expect(sprites[0]?.src).toBe('/art/icons.svg')
  expect(icon).toHaveTextContent('')
  sprites[0]?.onerror?.()
  await vi.waitFor(() => expect(icon).toHaveTextContent('★'), SOON)
  use?.setAttribute('href', '/art/icons.svg#social-x')
  await vi.waitFor(() => expect(icon).toHaveTextContent(/^x$/), SOON)
  const later = icon.cloneNode(true)
  document.body.append(later)
  use?.setAttribute('href', '/art/icons.svg#close')
  await vi.waitFor(() => expect(icon).toHaveTextContent('×'), SOON)
  expect(later).toHaveTextContent('x')
  // Or it would watch the pages of later tests.
  for (const observer of watched.mock.contexts)
    if (observer instanceof MutationObserver) observer.disconnect()
})
