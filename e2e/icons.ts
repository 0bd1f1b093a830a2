import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { edition } from '../src/content/edition'
import { drawings } from '../src/theme/drawings'
import { serve } from '../tests/host/serve'
import { build, SITES } from '../tests/sites'
import { launchChromium } from './chromium/launch'

/*
 * `npm run icons` makes the icons and the card for shared links in `public`, from the logo and the home page of this
 * edition. The icons of the shortcuts (`icons/*-96.png`) are drawn by hand.
 */
const LOGO = readFileSync(`public${drawings.logo.src}`, 'utf8')

type Size = { width: number; height: number; scale: number }

await build('production')
const site = await serve(SITES.production)
const browser = await launchChromium()
try {
  const page = await browser.newPage()
  for (const size of [192, 512]) write(`icons/${size}.png`, await logo(page, size))
  // The system cuts a circle or a rounded square out of the middle.
  write('icons/maskable-512.png', await logo(page, 512, { share: 0.7, ground: edition.pageColor }))
  write('apple-touch-icon.png', await logo(page, 180, { share: 0.85, ground: edition.pageColor }))
  write('favicon.ico', icoOf(await logo(page, 32)))
  write('icons/wide.webp', await home({ width: 1280, height: 720, scale: 0.5 }))
  write('icons/narrow.webp', await home({ width: 360, height: 640, scale: 1 }))
  write('social-card.jpg', await home({ width: 1200, height: 630, scale: 1 }, true))
} finally {
  await browser.close()
  await site.stop()
}

async function logo(page: Page, size: number, { share = 1, ground = 'transparent' } = {}) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>
    body { margin: 0; display: grid; place-items: center; block-size: 100vh; background: ${ground} }
    svg { inline-size: ${share * 100}%; block-size: ${share * 100}% }
  </style>${LOGO}`)
  return page.screenshot({ omitBackground: true })
}

async function home(size: Size, isCard = false) {
  const context = await browser.newContext({
    viewport: size,
    isMobile: size.width < 600,
    reducedMotion: 'reduce',
    bypassCSP: true,
  })
  const page = await context.newPage()
  await page.goto(site.url)
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  const picture = isCard ? await cardOf(page) : await webpOf(page, size)
  await context.close()
  return picture
}

/** Hides the navigation and the button. */
async function cardOf(page: Page) {
  await page.addStyleTag({ content: 'header, nav, a[href*="signin"] { opacity: 0 !important }' })
  return page.screenshot({ type: 'jpeg', quality: 58 })
}

/** Playwright's screenshots cannot be WebP. */
async function webpOf(page: Page, clip: Size) {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 72,
    clip: { x: 0, y: 0, ...clip },
  })
  return Buffer.from(data, 'base64')
}

/** An icon file with one PNG in it. All browsers read this. */
function icoOf(png: Buffer): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(32, 6)
  header.writeUInt8(32, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

function write(file: string, data: Buffer) {
  writeFileSync(`public/${file}`, data)
  console.warn(`public/${file} ${Math.ceil(data.length / 1024)} KB`)
}
