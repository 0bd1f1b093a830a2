import { useReadOnce } from '@/shared/hooks/useIsHydrated'
import { CopyButton } from '@/shared/ui/button/ShareButtons'
import styles from './OpenInBrowser.module.css'

/** The first match counts: on Android most of these apps also have the mark of any WebView, which is last. */
const APPS = [
  { app: 'Instagram', mark: /Instagram/ },
  { app: 'WhatsApp', mark: /WhatsApp/ },
  { app: 'Facebook', mark: /FBA[NV]|FB_IAB/ },
  { app: 'LinkedIn', mark: /LinkedInApp/ },
  { app: 'Snapchat', mark: /Snapchat/ },
  { app: 'X', mark: /Twitter for iP|TwitterAndroid/ },
  // https://developer.chrome.com/docs/multidevice/user-agent#webview_user_agent
  { app: 'another app', mark: /; wv\)/ },
]

/** Telegram has no mark in its user agent, but it defines one of these globals. */
const TELEGRAM = ['TelegramWebview', 'TelegramWebviewProxy']

/** The app that shows the page in its own browser. Call it in the browser only. */
function inAppBrowser(): string | undefined {
  if (TELEGRAM.some((name) => name in window)) return 'Telegram'
  return APPS.find(({ mark }) => mark.test(navigator.userAgent))?.app
}

type Props = { what: string }

/** Only in the browser of an app like Instagram: says that `what` often fails there, and offers the address. */
export function OpenInBrowser({ what }: Props) {
  const app = useReadOnce(inAppBrowser)
  if (!app) return null
  return (
    <div className={styles.note}>
      <p>
        <b>Open in your browser.</b> {what} often fails inside {app}. Use its menu, or copy the
        address and paste it into your browser.
      </p>
      <CopyButton text={window.location.href} done="Address copied">
        Copy address
      </CopyButton>
    </div>
  )
}
