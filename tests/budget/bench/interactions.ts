import type { Browser, Page } from '@playwright/test'
import { onSlowPhone, type Visit } from './slowPhone'

export type Interaction = Visit & {
  name: string
  act: (page: Page) => Promise<void>
}

/** What people do most on a phone. */
export const INTERACTIONS: Interaction[] = [
  {
    name: 'orb menu',
    path: '/',
    act: (page) => page.getByRole('button', { name: /Menu/ }).tap(),
  },
  {
    name: 'tabs',
    path: '/schedule',
    act: (page) => page.getByRole('tab', { name: 'Day 2' }).tap(),
  },
  {
    name: 'gallery',
    path: '/gallery',
    act: (page) => page.getByRole('button', { name: /Next/ }).first().tap(),
  },
  {
    name: 'modal',
    path: '/events/subevents/Dance',
    act: (page) => page.getByRole('heading', { level: 2 }).getByRole('button').first().tap(),
  },
]

/**
 * The response time of each (interaction to next paint, ms), with the CPU slowed four times. `stored`: what the
 * browser keeps of an earlier visit.
 */
export async function timeInteractions(
  browser: Browser,
  site: string,
  interactions: Interaction[],
  stored: Record<string, unknown> = {},
): Promise<[string, number][]> {
  const times: [string, number][] = []
  for (const interaction of interactions)
    times.push([interaction.name, await time(browser, site, { ...interaction, stored })])
  return times
}

function time(browser: Browser, site: string, interaction: Interaction): Promise<number> {
  return onSlowPhone(browser, site, interaction, async (page) => {
    await page.evaluate(() => {
      Object.assign(window, { longest: 0 })
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          Object.assign(window, {
            longest: Math.max(Number(Reflect.get(window, 'longest')), duration),
          })
        // The threshold is not in every list of types yet.
      }).observe(Object.assign({ type: 'event' }, { durationThreshold: 16 }))
    })
    await interaction.act(page)
    await page.waitForTimeout(1_500)
    return page.evaluate(() => Number(Reflect.get(window, 'longest')))
  })
}
