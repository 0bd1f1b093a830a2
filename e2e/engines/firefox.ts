import puppeteer from 'puppeteer-core'
import { closeOpened, type Engine } from './tab'

/** Debian's Firefox, through WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath })
  const page = await browser.newPage()
  const others = await browser.pages()
  return {
    tab: {
      goto: async (address) => void (await page.goto(address)),
      resize: (size) => page.setViewport(size),
      evaluate: <Value>(expression: string) => page.evaluate<[], () => Value>(expression),
      press: ({ x, y }) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      key: (name) => page.keyboard.press(name),
      picture: async () => Buffer.from(await page.screenshot()),
      closeOpened: async () => {
        const pages = await browser.pages()
        const address = await closeOpened(pages.find((other) => !others.includes(other)))
        // For a site that does not respond, Firefox shows its own error page, which has the address in its query.
        return address && (new URL(address).searchParams.get('u') ?? address)
      },
    },
    close: () => browser.close(),
  }
}
