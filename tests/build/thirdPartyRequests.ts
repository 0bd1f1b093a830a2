/** What the scripts of others request from a page of ours, by the directive of its policy that must allow it. */
export const thirdPartyRequests: [directive: string, url: string, source: string][] = [
  ...requestsOf('https://developers.google.com/recaptcha/docs/faq', {
    'script-src': [
      'https://www.google.com/recaptcha/api.js?render=explicit',
      'https://www.gstatic.com/recaptcha/releases/any-version/recaptcha__en.js',
    ],
    'frame-src': [
      'https://www.google.com/recaptcha/api2/anchor?k=key',
      'https://www.google.com/recaptcha/api2/bframe?k=key',
      'https://recaptcha.google.com/recaptcha/api2/bframe?k=key',
    ],
  }),
  ...requestsOf('the console of pages with a policy and a captcha, since 2024', {
    'connect-src': ['https://www.google.com/recaptcha/api2/clr?k=key'],
  }),
  ...requestsOf(
    'https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid#content_security_policy',
    {
      'script-src': ['https://accounts.google.com/gsi/client'],
      'style-src': ['https://accounts.google.com/gsi/style'],
      'frame-src': ['https://accounts.google.com/gsi/button?client_id=id'],
      'connect-src': [
        'https://accounts.google.com/gsi/status?client_id=id',
        'https://accounts.google.com/gsi/log?client_id=id',
      ],
    },
  ),
]

function requestsOf(source: string, urls: Record<string, string[]>) {
  return Object.entries(urls).flatMap(([directive, all]) =>
    all.map((url): [string, string, string] => [directive, url, source]),
  )
}

/** Whether a policy lets a page of ours request this address, by the rules for a source with a host and a path. */
export function allows(policy: string, directive: string, url: string): boolean {
  const { origin, pathname } = new URL(url)
  const [, ...sources] =
    policy
      .split(';')
      .map((entry) => entry.trim().split(/\s+/))
      .find(([name]) => name === directive) ?? []
  return sources.some((source) => {
    if (!URL.canParse(source)) return false
    const allowed = new URL(source)
    const isFolder = allowed.pathname.endsWith('/')
    if (allowed.origin !== origin) return false
    return isFolder ? pathname.startsWith(allowed.pathname) : pathname === allowed.pathname
  })
}
