import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withProof } from './proof'

test('what the README says of the tests is true (vitest -u writes it)', async () => {
  await expect(withProof(readFileSync('README.md', 'utf8'))).toMatchFileSnapshot('../README.md')
})
