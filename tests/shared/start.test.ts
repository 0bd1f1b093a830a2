import { expect, test, vi } from 'vitest'
import { afterPaint } from '@/shared/lib/scheduling'
import { decodedPath } from '@/shared/lib/decodedPath'
import { isDocumentOf } from '@/platform/isDocumentOf'
import { replayTyping } from '@/platform/replayTyping'

test('afterPaint calls back once, after the next frame, and never if it is cancelled', async () => {
  vi.useFakeTimers()
  const [done, never] = [vi.fn(), vi.fn()]
  afterPaint(done)
  afterPaint(never)()
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(50)
  expect(done).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(done).toHaveBeenCalledOnce()
  expect(never).not.toHaveBeenCalled()
})

test('what was typed, ticked and chosen before hydration reaches React', () => {
  const root = document.getElementById('root')
  if (!root) throw new Error('There is no #root')
  root.innerHTML = `<input name="who"><input name="same" value="as it was"><textarea></textarea>
    <select><option>Bihar</option><option>Odisha</option></select><input type="checkbox">`
  const [nameField, , message, choice, tick] =
    root.querySelectorAll<HTMLInputElement>('input, textarea, select')
  if (!nameField || !message || !choice || !tick) throw new Error('There are too few fields')
  Object.assign(nameField, { value: 'Asha' })
  Object.assign(message, { value: 'Two\nlines' })
  Object.assign(choice, { value: 'Odisha' })
  tick.checked = true
  const reported: string[] = []
  // As React does, from now on.
  for (const type of ['input', 'change', 'click'])
    root.addEventListener(type, ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'checkbox')
        return void (type === 'click' && reported.push(`ticked ${target.checked}`))
      if (target instanceof Element && 'value' in target) reported.push(String(target.value))
    })
  replayTyping()
  expect(reported).toEqual(['Asha', 'Two\nlines', 'Odisha', 'ticked true'])
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
