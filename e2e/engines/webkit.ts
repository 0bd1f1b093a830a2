import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Builder, Key, Origin, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../freePort'
import type { Engine, Tab } from './tab'

/** Debian's WebKit, through WebDriver. It needs a screen, so it gets a virtual one. */
export async function openWebKit(driverPath: string): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = await once(screen.stdout, 'data')
  const port = await freePort()
  const server = spawn(driverPath, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}` },
    stdio: 'ignore',
  })
  const address = `http://127.0.0.1:${port}`
  await answers(`${address}/status`)
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build()
  const tab = await openTab(driver)
  return {
    tab,
    close: async () => {
      await driver.quit()
      await end(server)
      await end(screen)
    },
  }
}

/** Uses a window that a page has opened. Other windows have a toolbar, and cannot be as narrow as a phone. */
async function openTab(driver: WebDriver): Promise<Tab> {
  const first = await driver.getWindowHandle()
  await driver.get(
    'data:text/html,<button onclick="open(`about:blank`, ``, `popup`)">Open</button>',
  )
  await driver.findElement({ css: 'button' }).click()
  const isOther = (known: string[]) => async () => {
    const handles = await driver.getAllWindowHandles()
    return handles.find((handle) => !known.includes(handle))
  }
  const own = (await driver.wait(isOther([first]))) ?? first
  await driver.switchTo().window(own)
  const findOpened = isOther([first, own])
  const pointer = () => driver.actions({ async: true })
  return {
    goto: (address) => driver.get(address),
    resize: async (size) =>
      void (await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...size })),
    evaluate: <Value>(expression: string) =>
      driver.executeScript<Awaited<Value>>(`return ${expression}`),
    press: ({ x, y }) => pointer().move({ x, y, origin: Origin.VIEWPORT }).click().perform(),
    type: (text) => pointer().sendKeys(text).perform(),
    key: (name) =>
      pointer()
        .sendKeys(name === 'Enter' ? Key.ENTER : Key.ESCAPE)
        .perform(),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    closeOpened: async () => {
      const opened = await findOpened()
      if (!opened) return undefined
      await driver.switchTo().window(opened)
      const address = await driver.getCurrentUrl()
      const isEmpty = address === '' || address === 'about:blank'
      if (!isEmpty) await driver.close()
      await driver.switchTo().window(own)
      return isEmpty ? undefined : address
    },
  }
}

/** Waits until the driver responds. */
async function answers(address: string) {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(address).catch(() => undefined)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No response from ${address}`)
}

async function end(child: ChildProcess) {
  if (child.kill()) await once(child, 'exit')
}
