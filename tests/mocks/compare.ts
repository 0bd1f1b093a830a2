import { isRecord } from '@/shared/lib/unknown'
import { differences, factsOf } from './contract'
import { PATHS } from './paths'

/**
 * Holds an answer of a real host against what is known of it: `npx tsx tests/mocks/compare.ts https://master.example/api/event`,
 * with the body as a second argument where the call has one. Only for calls that change nothing.
 */
async function compare(address: string, body?: string): Promise<string[]> {
  // The longest: `/cans/player` ends in `/player`, too.
  const fitting = PATHS.filter((each) => new URL(address).pathname.endsWith(each))
  const path = fitting.toSorted((one, other) => other.length - one.length)[0]
  if (!path) return [`No call is known at ${address}. Known are: ${PATHS.join(', ')}`]
  const { method, answer, refusals } = factsOf(path)
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(address, { method, headers, body: body ?? null }).catch(() => null)
  if (!response) return [`No answer from ${address}.`]
  const found: unknown = await response.json().catch(() => 'no JSON')
  if (isRecord(found) && found.code === 0) return differences(answer, found)
  const known = Object.entries(refusals).map(([what, { code }]) => `${code} (${what})`)
  return [
    `refuses with HTTP ${response.status}: ${JSON.stringify(found)}; known are ${known.join(', ')}`,
  ]
}

const [address, body] = process.argv.slice(2)
if (!address || !URL.canParse(address)) {
  process.stderr.write(
    'Usage: npx tsx tests/mocks/compare.ts https://master.example/api/event [JSON body]\n',
  )
  process.exit(1)
}
const found = await compare(address, body)
process.stdout.write(`${found.length === 0 ? 'As it is known.' : found.join('\n')}\n`)
process.exit(found.length === 0 ? 0 : 1)
