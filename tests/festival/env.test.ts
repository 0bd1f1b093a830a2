import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv, promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { envProblems, envWarnings } from '@/festival/envProblems'
import { GAME_URL } from '@/festival/readEnv'

const example = parseEnv(readFileSync('.env.example', 'utf8'))
const NAMES = [
  'VITE_SITE_URL',
  'VITE_MASTER_API_URL',
  'VITE_USER_EVENTS_API_URL',
  'VITE_GAMES_API_URL',
  'VITE_PAYMENT_URL',
  'VITE_MERCH_CHECKOUT_URL',
  'VITE_GOOGLE_CLIENT_ID',
  'VITE_RECAPTCHA_SITE_KEY',
  'VITE_GA_MEASUREMENT_ID',
]

test('.env.example names every variable, and is enough to build with', () => {
  const names = Object.keys(example).filter((name) => !GAME_URL.test(name))
  expect(names.sort()).toEqual([...NAMES].sort())
  expect(envProblems(example)).toEqual([])
})

test.each(['VITE_MASTER_API_URL', 'VITE_RECAPTCHA_SITE_KEY'])(
  'an environment without %s is refused',
  (name) => {
    expect(envProblems({ ...example, [name]: undefined })).toEqual([`${name} is not set.`])
    expect(envProblems({ ...example, [name]: '  ' })).toEqual([`${name} is not set.`])
  },
)

const problemsWith = (more: Record<string, string | undefined>) =>
  envProblems({ ...example, ...more })

test.each([
  ['VITE_MASTER_API_URL', 'masterapi.springfest.in', 'does not begin with https://.'],
  ['VITE_SITE_URL', 'https://', 'has a host or a port that cannot be read.'],
  ['VITE_WITCH_GAME_URL', 'witch', 'does not begin with https://.'],
])('a broken %s (%s) is reported with its fault', (name, value, fault) => {
  expect(problemsWith({ [name]: value })).toEqual([
    `${name} is not a web address such as https://example.org: "${value}" ${fault}`,
  ])
})

const ADDRESSES = NAMES.filter((name) => name.endsWith('_URL'))

test.each(ADDRESSES)('%s must use https, except on this machine', (name) => {
  for (const host of ['festival.test', '192.168.1.5:8080', 'localhost.festival.test'])
    expect(problemsWith({ [name]: `http://${host}/` })).toEqual([
      `${name} must begin with https://, as only this machine may be asked without encryption: "http://${host}/".`,
    ])
  for (const host of ['localhost:3000', '127.0.0.1:8080', '[::1]:3000', 'api.localhost'])
    expect(problemsWith({ [name]: `http://${host}/` })).toEqual([])
})

test.each([
  ['VITE_PAYMENT_URL', { VITE_PAYMENT_URL: 'https://www.springfest.in/pay' }],
  ['VITE_MERCH_CHECKOUT_URL', { VITE_MERCH_CHECKOUT_URL: 'https://www.springfest.in/cart' }],
])('%s may not lead to the site itself: nobody can pay there', (name, more) => {
  expect(problemsWith(more)).toEqual([
    `${name} leads to www.springfest.in, which is this site itself (VITE_SITE_URL), and nothing can be paid there.`,
  ])
})

test('the site is the root of its host', () => {
  expect(problemsWith({ VITE_SITE_URL: 'https://festival.test/2025/' })).toEqual([
    'VITE_SITE_URL must be the root of the site, https://festival.test/: "https://festival.test/2025/".',
  ])
  expect(problemsWith({ VITE_SITE_URL: 'https://festival.test' })).toEqual([])
})

test('the public test key of the captcha causes a warning, any other key does not', () => {
  expect(envWarnings(example)).toEqual([
    expect.stringMatching(/^VITE_RECAPTCHA_SITE_KEY is the public test key/),
  ])
  expect(envWarnings({ ...example, VITE_RECAPTCHA_SITE_KEY: 'key-of-our-own' })).toEqual([])
})

test('a build with a broken address stops, and says why by the name of the variable', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'env-build-'))
  onTestFinished(() => rmSync(outDir, { recursive: true }))
  const command = ['node_modules/vite/bin/vite.js', 'build', '--outDir', outDir]
  const broken = { VITE_RECAPTCHA_SITE_KEY: 'key', VITE_MASTER_API_URL: 'masterapi.test' }
  const env = { ...process.env, NODE_ENV: 'production', ...broken }
  await expect(promisify(execFile)(process.execPath, command, { env })).rejects.toThrow(
    /VITE_MASTER_API_URL is not a web address[^]*Copy \.env\.example/,
  )
})
