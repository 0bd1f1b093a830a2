import type { Step } from './cases'

const MAX_WAIT_MS = 10_000
const LOOK_MS = 50
/** A modal opens, or a tab changes. */
const STEP_MS = 400

/**
 * Does in the page what a tester would do, one step after the other; stops at a step that cannot be done. `data-case` on
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
  await found('the start of the site', () => document.querySelector('html[data-ready]'))
  let last: HTMLElement | undefined
  for (const step of steps) {
    const before = last
    last = undefined
    if (step[0] === 'later') skip(step[1])
    else if (step[0] === 'press') {
      // Pressed twice, a name is that of a button and then of the one in the modal that it opens.
      last = await found(step[1], () => [pressable(step[1])].find((each) => each !== before))
      last.click()
    } else if (step[0] === 'choose') (await found(step[1], () => firstChoice(step[1]))).click()
    else fill(await found(step[1], () => field(step[1])), step[2])
    await pause(STEP_MS)
  }
}

async function found<Found>(what: string, find: () => Found | null | undefined): Promise<Found> {
  for (let waited = 0; waited < MAX_WAIT_MS; waited += LOOK_MS) {
    const one = find()
    if (one) return one
    await pause()
  }
  throw new Error(`This case stops: "${what}" is not there`)
}

const pause = (ms = LOOK_MS) => new Promise((resolve) => setTimeout(resolve, ms))

/** The screen, or the modal above it. */
const inFront = (): ParentNode =>
  [...document.querySelectorAll('[role$="dialog"]')].at(-1) ??
  document.querySelector('main') ??
  document

function pressable(name: string): HTMLElement | undefined {
  const buttons = 'button, a, [role="tab"], label:has(input)'
  const free = [inFront(), document].map((place) =>
    [...place.querySelectorAll<HTMLElement>(buttons)].filter((each) => !isAway(each)),
  )
  return free.map((all) => named(all, name)).find(Boolean)
}

function named(free: HTMLElement[], name: string) {
  const exact = free.filter((each) => nameOf(each) === name)
  // A form's own button stands below the tab or the link of that name.
  return exact.at(-1) ?? free.find((each) => nameOf(each).startsWith(name))
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
  return [...all].find((each) => nameOf(each.labels?.[0] ?? each) === name && !isAway(each))
}

const isAway = (element: Element) => element.matches(':disabled, [inert] *')

function nameOf(element: Element): string {
  return (element.getAttribute('aria-label') ?? element.textContent).trim()
}

/** As typing does it: React reads the element's own value. */
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
