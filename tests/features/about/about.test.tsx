import { readdirSync, readFileSync } from 'node:fs'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aftermovie } from '@/content/aftermovie'
import { frames } from '@/content/frames'
import { otherSites } from '@/features/about/otherSites'
import { storedData } from '@/features/about/storedData'
import { policyOf } from '@/platform/build/policy'
import { renderApp } from '../../renderApp'

const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(`src/${name}`, 'utf8'))

const everything = code.join('\n')

/** The key of each `createStored` call, or the beginning of a key that varies. */
const storedKeys = [...everything.matchAll(/createStored(?:<[^()]*>)?\(\{([^}]*)/gs)].map(
  ([, options = '']) => {
    const written = /key: (?:'([^']+)'|`([^`$]+)|(\w+))/.exec(options)
    const [, whole, beginning, constant] = written ?? []
    const named = constant && new RegExp(`const ${constant} = '([^']+)'`).exec(everything)?.[1]
    return whole ?? beginning ?? named ?? `a key that this test cannot read: ${options}`
  },
)

test('the privacy page explains each storage key of the code, and no other', () => {
  expect(storedKeys).toContain('userData')
  expect(storedKeys).toContain('draft:')
  expect(storedData.flatMap(({ keys }) => keys).sort()).toEqual([...new Set(storedKeys)].sort())
})

test('the privacy page names each other site that the content policy allows', () => {
  const env = { VITE_MASTER_API_URL: 'https://own.test', VITE_GA_MEASUREMENT_ID: 'G-1' }
  const player = 'https://www.youtube-nocookie.com/embed/'
  const site = { frames, aftermovie: { ...aftermovie, videoId: 'film', player } }
  const policy = policyOf(env, site, { styles: [], scripts: [] })
  const hosts = [...policy.matchAll(/https:\/\/([^/;\s]+)/g)].map(([, host]) => host)
  expect(hosts).toContain('*.google-analytics.com')
  const named = ['own.test', ...otherSites.flatMap(({ hosts }) => hosts)]
  expect(hosts.filter((host) => !named.includes(host ?? ''))).toEqual([])
})

test('the privacy page lists what is stored, and only the other sites that this build uses', async () => {
  renderApp('/privacy')
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy' })).toBeInTheDocument()
  for (const { name } of storedData) expect(screen.getByText(name)).toBeInTheDocument()
  expect(screen.getByText('OpenStreetMap')).toBeInTheDocument()
  expect(screen.queryByText('Google Analytics')).not.toBeInTheDocument()
})

const question = (name: string) => screen.findByRole('button', { name })
const answers = () => screen.getAllByRole('region').map(({ textContent }) => textContent)

test('a visitor finds the questions, and the answer to the first (Spec §2)', async () => {
  renderApp('/faqs')
  expect(await screen.findByRole('heading', { name: 'FAQs', level: 1 })).toBeInTheDocument()
  expect(await question('When and where is the festival?')).toHaveAttribute('aria-expanded', 'true')
  expect(answers()).toEqual([expect.stringContaining('24–26 January 2025')])
})

test('opening one question closes the other, and a second press closes it again (Spec §2, §4)', async () => {
  const { user } = renderApp('/faqs')
  const pay = await question('How do I pay for accommodation?')
  await user.click(pay)
  expect(answers()).toEqual([expect.stringContaining('press PAY NOW')])
  await user.click(pay)
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})
