import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PASSWORD } from '@mocks/people'
import { signInRows } from '@mocks/signInTable'

test('the README names everybody who can sign in to the mock server, and the password', () => {
  const readme = readFileSync('README.md', 'utf8')
  expect(readme).toContain(PASSWORD)
  for (const { person } of signInRows()) expect(readme).toContain(`\`${person.email}\``)
})
