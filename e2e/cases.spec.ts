import { addressOf, cases } from '../tests/mocks/cases/cases'
import { expect, look, ONCE } from './fixtures'

for (const [name, { shows, steps = [], thenPress, isForPhones }] of Object.entries(cases))
  look(`?case=${name} shows what it promises`, ONCE, async ({ page }) => {
    const stopped: string[] = []
    page.on(
      'console',
      (message) => message.text().includes('This case') && stopped.push(message.text()),
    )
    if (isForPhones) await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${addressOf(name)}&panel=off`)
    if (thenPress) {
      const [, label = '', text = ''] = steps.at(-1) ?? []
      await expect(page.getByLabel(String(label))).toHaveValue(String(text))
      await page.getByRole('button', { name: thenPress }).click()
    }
    await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible()
    expect(stopped).toEqual([])
  })
