import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect, test } from 'vitest'
import { PASSWORD } from '@mocks/people'
import { signInRows } from '@mocks/signInTable'

const readme = readFileSync('README.md', 'utf8')

test('the README names everybody who can sign in to the mock server, and the password', () => {
  expect(readme).toContain(PASSWORD)
  for (const { person } of signInRows()) expect(readme).toContain(`\`${person.email}\``)
})

test('every file that the README names is there', () => {
  const folders = ['src', 'tests', 'e2e', 'public']
  const files = [
    ...readdirSync('.'),
    ...folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    ),
  ].map((file) => `/${file.replaceAll(sep, '/')}`)
  const code = [...readme.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name)
  const named = code.filter((name) => /^[\w./*-]+(\.\w+|\/)$/.test(name))
  expect(named.length).toBeGreaterThan(40)
  const isThere = (name: string) => {
    const end = name.replace(/\/$/, '').split('*').map(escaped).join('[^/]*')
    return files.some((file) => new RegExp(`/${end}$`).test(file))
  }
  expect(named.filter((name) => !isThere(name))).toEqual([])
})

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
