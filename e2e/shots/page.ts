import type { Shooter } from './browsers'
import type { State } from './states'

const CART = [
  { id: 2, count: 2, size: 'M' },
  { id: 4, count: 1, size: 'L' },
]
const PAUSE_MS = 250
const MAX_PAUSES = 24

/** Brings a page into a state. */
export async function bring(browser: Shooter, site: string, state: State): Promise<void> {
  const { path, scenario = 'visitor', broken, cart } = state
  const address = `${site}${path}${path.includes('?') ? '&' : '?'}panel=off`
  // A page without the site's scripts, where nothing writes to the storage.
  await browser.goto(`${site}/robots.txt`)
  await browser.run('localStorage.clear() ?? sessionStorage.clear() ?? true')
  await browser.media?.(state.media ?? {})
  await browser.goto(`${address}&scenario=${scenario}`)
  await until(browser, READY)
  if (broken)
    await browser.run(`festival.break(${broken.map((each) => JSON.stringify(each)).join()}) ?? 1`)
  if (cart) await browser.run(`localStorage.setItem('cart', ${quoted(JSON.stringify(CART))}) ?? 1`)
  if (broken || cart) {
    await browser.goto(address)
    await until(browser, READY)
  }
  await until(browser, STILL)
  await use(browser, state)
}

/** What a person does there. */
async function use(browser: Shooter, { fill = {}, press = [], focus }: State): Promise<void> {
  for (const [name, text] of Object.entries(fill))
    await browser.run(`(${type})((${find})(${quoted(name)}), ${quoted(text)})`)
  for (const name of press) {
    await until(browser, `(${find})(${quoted(name)}) !== undefined`)
    await browser.run(`(${find})(${quoted(name)})?.click() ?? 1`)
    // What it opens may have to be loaded first.
    await pause()
    await pause()
    await until(browser, STILL)
  }
  if (focus) await browser.run(`(${find})(${quoted(focus)})?.focus({ focusVisible: true }) ?? 1`)
}

const quoted = (text: string) => JSON.stringify(text)

const READY = "document.documentElement.dataset.ready === '' && 'festival' in window"

/** Everything is there, pictures below the window too, and nothing that ends is still moving. */
const STILL = `[...document.images].every((image) => ((image.loading = 'eager'), image.complete)) &&
  !document.querySelector('#preloader') &&
  document.fonts.status === 'loaded' &&
  document.getAnimations().every(({ effect, playState }) =>
    playState !== 'running' || effect.getComputedTiming().endTime === Infinity)`

/** What is on top of the page, if a modal is open. */
const find = `(name) => {
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')]
  const within = dialogs.at(-1) ?? document
  const isNamed = (element) => {
    const label = element.labels?.[0]?.textContent
    const text = element.getAttribute('aria-label') ?? label ?? element.textContent ?? ''
    return new RegExp(name, 'i').test(text.trim()) && element.getClientRects().length > 0
  }
  const all = [...within.querySelectorAll('main button, main a, main input, main [role="tab"]')]
  const rest = [...within.querySelectorAll('button, a, input, [role="tab"]')]
  return [...all, ...rest].find(isNamed)
}`

/** React listens to the event, and reads the value behind its own property. */
const type = `(field, text) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, text)
  return field.dispatchEvent(new Event('input', { bubbles: true }))
}`

/** Goes on after six seconds: some states are those of waiting. */
async function until(browser: Shooter, expression: string): Promise<void> {
  for (let round = 0; round < MAX_PAUSES; round += 1) {
    await pause()
    if ((await browser.run(expression)) === true) return
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
