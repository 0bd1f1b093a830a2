import { act, fireEvent, screen } from '@testing-library/react'
import toast from 'react-hot-toast/headless'
import { sentence } from '../sentence'

/*
 * By tag and text. Searches by role and label read the styles or the ids of the whole page, and there are a hundred
 * faults. That roles and names are right is shown by the tests of each screen.
 */

/** The last button of that name, which is the topmost. */
export function button(name: string): HTMLButtonElement {
  const matches = buttons().filter(
    (element) => element.textContent === name || element.getAttribute('aria-label') === name,
  )
  const last = matches.at(-1)
  if (!last) throw new Error(`No button says "${name}"`)
  return last
}

export function press(name: string) {
  fireEvent.click(button(name))
}

export function isAnyBusy(): boolean {
  return buttons().some(({ ariaBusy }) => ariaBusy === 'true')
}

function buttons() {
  return [...document.getElementsByTagName('button')]
}

/** Sets the value of the field with that label, without typing. */
export function fill(label: string, text: string) {
  fireEvent.change(field(label), { target: { value: text } })
}

export function valueOf(label: string): string {
  const element = field(label)
  return 'value' in element ? String(element.value) : ''
}

function field(label: string): HTMLElement {
  const labels = [...document.getElementsByTagName('label')]
  const match = labels.find(({ textContent }) => textContent === label)
  const labelled = match && document.getElementById(match.htmlFor)
  if (!labelled) throw new Error(`No field is called "${label}"`)
  return labelled
}

/** The texts of the toasts, except those being removed. */
export function toasts(): string[] {
  const shown = document.querySelectorAll('#toasts [data-leaving="false"]')
  return [...shown].map(({ textContent }) => textContent)
}

export function clearToasts() {
  act(() => toast.remove())
}

/** The error messages in the screen itself, without title and button. */
export function alerts(title: string): string[] {
  const texts = [...document.querySelectorAll('[role="alert"]')].map((alert) => alert.textContent)
  return texts.map((text) =>
    text
      .replace(title, '')
      .replace(/Try again$/, '')
      .trim(),
  )
}

/** Waits until exactly this text is somewhere on the page. */
export function findMessage(message: string) {
  return screen.findByText(sentence(message))
}
