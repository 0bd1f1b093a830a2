import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { OpenInBrowser } from '@/blocks/handOff/OpenInBrowser'
import { env } from '@/festival/env'
import { renderApp } from '../renderApp'
import { stubNavigator } from '../stubNavigator'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15'
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 7'
const CHROME =
  'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36'

const agents = {
  instagram: `${ANDROID}; wv) ${CHROME} Instagram 380.0.0`,
  facebook: `${ANDROID}; wv) ${CHROME} [FB_IAB/FB4A;FBAV/500.0;]`,
  linkedIn: `${IPHONE} (KHTML, like Gecko) Mobile/15E148 [LinkedInApp]/9.30`,
  snapchat: `${IPHONE} (KHTML, like Gecko) Mobile/15E148 Snapchat/13.1 (like Safari/8619.1)`,
  xOnPhone: `${IPHONE} (KHTML, like Gecko) Mobile/15E148 Twitter for iPhone/11.1`,
  xOnAndroid: `${ANDROID}; wv) ${CHROME} TwitterAndroid`,
  webView: `${ANDROID}; wv) ${CHROME}`,
  chrome: `${ANDROID}) ${CHROME}`,
  safari: `${IPHONE} (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1`,
  homeScreen: `${IPHONE} (KHTML, like Gecko) Mobile/15E148`,
}

test.each([
  ['Instagram', agents.instagram],
  ['Facebook', agents.facebook],
  ['LinkedIn', agents.linkedIn],
  ['Snapchat', agents.snapchat],
  ['X', agents.xOnPhone],
  ['X', agents.xOnAndroid],
  ['another app', agents.webView],
])('offers the browser inside %s', (app, userAgent) => {
  stubNavigator({ userAgent })
  render(<OpenInBrowser what="Paying" />)
  expect(screen.getByText(/often fails/)).toHaveTextContent(
    `Open in your browser. Paying often fails inside ${app}. Use its menu`,
  )
  expect(screen.getByRole('button', { name: 'Copy address' })).toBeInTheDocument()
})

test.each(['TelegramWebview', 'TelegramWebviewProxy'])('offers the browser where %s is', (name) => {
  vi.stubGlobal(name, {})
  render(<OpenInBrowser what="Paying" />)
  expect(screen.getByText(/often fails inside Telegram/)).toBeInTheDocument()
})

test.each([agents.chrome, agents.safari, agents.homeScreen])(
  'offers nothing in %s',
  (userAgent) => {
    stubNavigator({ userAgent })
    render(<OpenInBrowser what="Paying" />)
    expect(screen.queryByText(/Open in your browser/)).not.toBeInTheDocument()
  },
)

test('the sign-in page offers the browser inside any Android WebView, which Google refuses', async () => {
  env.googleClientId = 'a-client'
  stubNavigator({ userAgent: agents.webView })
  renderApp('/signin')
  expect(
    await screen.findByText(/Signing in with Google often fails inside another app/),
  ).toBeInTheDocument()
})
