import { addressOf, cases } from '../tests/mocks/cases/cases'
import { expect, look, ONCE } from './fixtures'

for (const [name, { shows }] of Object.entries(cases))
  look(`?case=${name} shows what it promises`, ONCE, async ({ page }) => {
    const stopped: string[] = []
    page.on(
      'console',
      (message) => message.text().includes('This case') && stopped.push(message.text()),
    )
    await page.goto(`${addressOf(name)}&panel=off`)
    await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible()
    expect(stopped).toEqual([])
  })
