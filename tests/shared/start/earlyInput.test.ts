import { afterEach, expect, test, vi } from 'vitest'
import {
  keepEarlyInput,
  replayPresses,
  replayTyping,
  stopKeepingInput,
} from '@/shared/start/earlyInput'

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

test('every early press is done again, in its order, but for what is gone', () => {
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

test('where nothing takes the page over, presses go where they are meant to, and old ones are forgotten', () => {
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

test('a page that is left before it has started gives back what was typed on its next load, but for passwords', () => {
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

test('what was typed on another page is forgotten, and so is what nobody else may read', () => {
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

test('where storage is full, a page is left without a word', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  openForm()
  expect(() => window.dispatchEvent(new Event('pagehide'))).not.toThrow()
  expect(full).toHaveBeenCalled()
  stopKeepingInput()
})

test('a page that has started leaves nothing of what is typed behind', () => {
  const fields = openForm()
  stopKeepingInput()
  Object.assign(fields[0] ?? {}, { value: 'Asha' })
  window.dispatchEvent(new Event('pagehide'))
  expect(sessionStorage).toHaveLength(0)
})
