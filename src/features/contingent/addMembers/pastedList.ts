import type { Member } from '@/api/events'

/** What a pasted text holds. Lines that name nobody are handed back, so that nothing is lost. */
export type PastedList = { members: Member[]; leftOver: string[] }

type Find = { kind: 'sfId' | 'email'; text: string }

const MAIL = String.raw`[^\s<>()[\]{},;:"'|\\]+@[^\s<>()[\]{},;:"'|\\]+`
const FINDS = new RegExp(String.raw`(?<email>${MAIL})|(?<sfId>\bSF[ -]?\d+\b)`, 'giu')
/** Zero-width marks, which come along from chats and documents. */
const INVISIBLE = /\p{Cf}/gu

/**
 * Reads people out of whatever was copied: columns of a sheet, a chat, the address line of a mail. An SF id and a mail
 * make one person, in either order. One that has no other is a person too, with the other field empty.
 */
export function readPastedList(text: string): PastedList {
  const members: Member[] = []
  const leftOver: string[] = []
  let loose: Find[] = []
  function settle() {
    members.push(...pair(loose))
    loose = []
  }

  for (const line of text.replace(INVISIBLE, '').split(/\r\n|[\n\r\u2028\u2029]/)) {
    const finds = findsIn(line)
    if (finds.length === 0) {
      if (line.trim() !== '' && !isHeading(line)) leftOver.push(line.trim())
      continue
    }
    // A line with both kinds stands for itself; lines of one kind look for their others in the lines around.
    if (kindsOf(finds) === 2) {
      settle()
      members.push(...pair(finds))
    } else {
      loose.push(...finds)
    }
  }
  settle()
  return { members, leftOver }
}

function findsIn(line: string): Find[] {
  return [...line.matchAll(FINDS)].map(({ groups }) =>
    groups?.email === undefined
      ? { kind: 'sfId', text: (groups?.sfId ?? '').replace(/[ -]/g, '').toUpperCase() }
      : { kind: 'email', text: groups.email.replace(/\.+$/, '') },
  )
}

function kindsOf(finds: Find[]) {
  return new Set(finds.map(({ kind }) => kind)).size
}

/** As many of the one kind as of the other: the first with the first, and so on. Else neighbours, as far as they go. */
function pair(finds: Find[]): Member[] {
  const sfIds = finds.filter(({ kind }) => kind === 'sfId')
  const emails = finds.filter(({ kind }) => kind === 'email')
  if (sfIds.length === emails.length) {
    return sfIds.map((sfId, place) => ({ sfId: sfId.text, email: emails[place]?.text ?? '' }))
  }
  const members: Member[] = []
  for (let place = 0; place < finds.length; place += 1) {
    const [one, next] = [finds[place], finds[place + 1]]
    const isPair = next !== undefined && next.kind !== one?.kind
    const both = isPair ? [one, next] : [one]
    const textOf = (kind: Find['kind']) => both.find((each) => each?.kind === kind)?.text ?? ''
    members.push({ sfId: textOf('sfId'), email: textOf('email') })
    if (isPair) place += 1
  }
  return members
}

/** The first line of a sheet: it names columns, not people. */
function isHeading(line: string) {
  return /\bsf\b|mail/i.test(line) && !/\d/.test(line)
}
