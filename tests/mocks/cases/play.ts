import type { Step } from './cases'

const MAX_WAIT_MS = 10_000
const POLL_MS = 50
/** Long enough for a modal to open, or for a tab to change. */
const STEP_MS = 400

/**
 * Does the steps of a tester in the page, one after the other. It stops at a step that is not possible. `data-case` on
 * <html> says how it ended.
 */
export async function play(steps: Step[]): Promise<void> {
  const { dataset } = document.documentElement
  try {
    await playAll(steps)
    dataset.case = 'done'
  } catch (error) {
    dataset.case = 'stopped'
    console.warn(error)
  }
}

async function playAll(steps: Step[]): Promise<void> {
  await waitForElement('the start of the site', () => document.querySelector('html[data-ready]'))
  let last: HTMLElement | undefined
  for (const step of steps) {
    const before = last
    last = undefined
    if (step[0] === 'later') skip(step[1])
    else if (step[0] === 'press') {
      // Two presses on one name: the first is on a button, and the second on the button of the modal that it opens.
      last = await waitForElement(step[1], () =>
        [pressable(step[1])].find((element) => element !== before),
      )
      last.click()
    } else if (step[0] === 'choose')
      (await waitForElement(step[1], () => firstChoice(step[1]))).click()
    else fill(await waitForElement(step[1], () => field(step[1])), step[2])
    await pause(STEP_MS)
  }
}

async function waitForElement<T>(what: string, find: () => T | null | undefined): Promise<T> {
  for (let waited = 0; waited < MAX_WAIT_MS; waited += POLL_MS) {
    const element = find()
    if (element) return element
    await pause()
  }
  throw new Error(`This case stops: "${what}" is not there`)
}

const pause = (ms = POLL_MS) => new Promise((resolve) => setTimeout(resolve, ms))

/** The modal on top, or else the screen. */
const inFront = (): ParentNode =>
  [...document.querySelectorAll('[role$="dialog"]')].at(-1) ??
  document.querySelector('main') ??
  document

function pressable(name: string): HTMLElement | undefined {
  const buttons = 'button, a, [role="tab"], label:has(input)'
  const free = [inFront(), document].map((place) =>
    [...place.querySelectorAll<HTMLElement>(buttons)].filter((element) => !isAway(element)),
  )
  return free.map((all) => named(all, name)).find(Boolean)
}

function named(free: HTMLElement[], name: string) {
  const exact = free.filter((element) => nameOf(element) === name)
  // The form's button is below a tab or link of the same name.
  return exact.at(-1) ?? free.find((element) => nameOf(element).startsWith(name))
}

function firstChoice(name: string) {
  const groups = [...inFront().querySelectorAll('fieldset')]
  const group = groups.find((fieldset) =>
    fieldset.querySelector('legend')?.textContent.startsWith(name),
  )
  return group?.querySelector<HTMLElement>('input[type="radio"]:enabled')
}

function field(name: string) {
  const all = inFront().querySelectorAll<HTMLInputElement>('input, select, textarea')
  return [...all].find(
    (control) => nameOf(control.labels?.[0] ?? control) === name && !isAway(control),
  )
}

const isAway = (element: Element) => element.matches(':disabled, [inert] *')

function nameOf(element: Element): string {
  return (element.getAttribute('aria-label') ?? element.textContent).trim()
}

/** Sets the value as typing does, because React replaces the setter of the element. */
function fill(element: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, text: string) {
  const prototype: unknown = Object.getPrototypeOf(element)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text)
  element.dispatchEvent(new Event('input', { bubbles: true }))
  element.dispatchEvent(new Event('change', { bubbles: true }))
}

function skip(ms: number) {
  const now = Date.now.bind(Date)
  Date.now = () => now() + ms
}
