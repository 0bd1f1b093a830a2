const APPS = [
  { app: 'Instagram', mark: /Instagram/ },
  { app: 'WhatsApp', mark: /WhatsApp/ },
  { app: 'Facebook', mark: /FBA[NV]|FB_IAB/ },
]

/** The app whose own browser shows the page, by its user agent. Call it in the browser only. */
export function inAppBrowser(): string | undefined {
  return APPS.find(({ mark }) => mark.test(navigator.userAgent))?.app
}
