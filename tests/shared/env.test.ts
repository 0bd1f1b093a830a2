import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { envProblems } from '@/shared/envProblems'

const example = parseEnv(readFileSync('.env.example', 'utf8'))
const NAMES = [
  'VITE_MASTER_API_URL',
  'VITE_USER_EVENTS_API_URL',
  'VITE_GAMES_API_URL',
  'VITE_PAYMENT_URL',
  'VITE_MERCH_CHECKOUT_URL',
  'VITE_GOOGLE_CLIENT_ID',
  'VITE_RECAPTCHA_SITE_KEY',
  'VITE_GA_MEASUREMENT_ID',
  'VITE_WITCH_GAME_URL',
  'VITE_CANS_GAME_URL',
]

test('the example names every variable, and is enough to build with', () => {
  expect(Object.keys(example).sort()).toEqual([...NAMES].sort())
  expect(envProblems(example)).toEqual([])
})

test.each(['VITE_MASTER_API_URL', 'VITE_RECAPTCHA_SITE_KEY'])(
  'without %s nothing is built',
  (name) => {
    expect(envProblems({ ...example, [name]: undefined })).toEqual([`${name} is not set.`])
    expect(envProblems({ ...example, [name]: '  ' })).toEqual([`${name} is not set.`])
  },
)

test.each([
  ['VITE_MASTER_API_URL', 'masterapi.springfest.in'],
  ['VITE_PAYMENT_URL', 'springfest.in'],
  ['VITE_GAMES_API_URL', 'javascript:alert(1)'],
  ['VITE_WITCH_GAME_URL', 'witch'],
])('a broken %s is named', (name, value) => {
  expect(envProblems({ ...example, [name]: value }).join()).toContain(
    `${name} is not a web address`,
  )
})

test('a game may be a page of this site', () => {
  expect(envProblems({ ...example, VITE_CANS_GAME_URL: '/stand-in/game.html' })).toEqual([])
})
