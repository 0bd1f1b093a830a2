import { expect, type Page } from '@playwright/test'

/** `ms` is how long its longest part takes; `moved` are its parts. */
type Transition = { ms: number; moved: string[]; isOver: boolean }

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can add to it
  interface Window {
    transitions: Transition[]
    shifts: number
  }
}

/** Keeps what every view transition did, and how far anything was shifted. */
export async function keepTransitions(page: Page) {
  await page.addInitScript(() => {
    window.transitions = []
    window.shifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry) window.shifts += Number(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })

    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      const seen: Transition = { ms: 0, moved: [], isOver: false }
      window.transitions.push(seen)
      void transition.ready.then(
        () => {
          for (const { effect } of document.getAnimations()) {
            if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement) continue
            if (!effect.pseudoElement.startsWith('::view-transition')) continue
            seen.moved.push(effect.pseudoElement)
            seen.ms = Math.max(seen.ms, Number(effect.getComputedTiming().endTime))
          }
        },
        // It was skipped.
        () => undefined,
      )
      void transition.finished.then(() => (seen.isOver = true))
      return transition
    }
  })
}

export const seen = (page: Page) => page.evaluate(() => window.transitions)

/** The first transition that moved something, when it is over. One that is overtaken by the next moves nothing. */
export async function finished(page: Page) {
  const find = async () =>
    (await seen(page)).find(({ isOver, moved }) => isOver && moved.length > 0)
  await expect.poll(find).toBeDefined()
  return find()
}

/** Points at a link, and waits until its screen has loaded, so that its picture can glide there. */
export async function pointAt(page: Page, name: string | RegExp) {
  const link = page.getByRole('link', { name }).first()
  const fetched = page.waitForResponse(/Screen-[\w-]+\.js$/)
  await link.dispatchEvent('pointerover')
  // Resolves when the file has run.
  await page.evaluate((file) => import(file), (await fetched).url())
  return link
}
