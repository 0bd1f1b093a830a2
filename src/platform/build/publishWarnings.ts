import { contingentContacts, type Contact } from '../../content/contacts.ts'
import { envWarnings } from '../../festival/envProblems.ts'
import type { RawEnv } from '../../festival/readEnv.ts'

/** Telephone numbers of India do not begin with 0 after +91. */
const PLACEHOLDER = /^\+91\s*0/

/** One sentence for each value that probably should not be published. */
export function publishWarnings(env: RawEnv, contacts: Contact[] = contingentContacts): string[] {
  const placeholders = contacts.filter(({ phone }) => PLACEHOLDER.test(phone))
  if (placeholders.length === 0) return envWarnings(env)
  const desks = placeholders.map(({ role }) => role).join(', ')
  return [
    ...envWarnings(env),
    `src/content/contacts.ts has placeholder numbers (${desks}): nobody answers them. Fill in this year's before you publish.`,
  ]
}
