/**
 * What can be open on a screen, one at a time, and how the address names it: `open=profile`, or `event=:id` with an id. Of two
 * in one address the first of the list is open. Of several forms the first is written, and the others are of older links.
 */
export type Openings<Name extends string> = Readonly<Record<Name, readonly [string, ...string[]]>>

/** `id` is empty if the form has none. */
export type Opened<Name extends string> = { name: Name; id: string }

export const menuOpenings = { menu: ['menu=open'] } as const

export function openedIn<Name extends string>(
  openings: Openings<Name>,
  params: URLSearchParams,
): Opened<Name> | undefined {
  // The menu covers the page.
  const isCovered = params.has('menu') && !('menu' in openings)
  for (const name of isCovered ? [] : namesOf(openings))
    for (const form of openings[name]) {
      const id = idIn(params, form)
      if (id !== undefined) return { name, id }
    }
  return undefined
}

/** Without what was open, and with what is open now. */
export function withOpened<Name extends string>(
  openings: Openings<Name>,
  params: URLSearchParams,
  next?: Opened<Name>,
): string {
  const search = new URLSearchParams(params)
  for (const form of namesOf(openings).flatMap((name) => openings[name]))
    search.delete(partsOf(form)[0])
  if (next) {
    const [key, value] = partsOf(openings[next.name][0])
    search.set(key, value.replace(':id', next.id))
  }
  return search.toString()
}

function namesOf<Name extends string>(openings: Openings<Name>): Name[] {
  return Object.keys(openings).filter((name): name is Name => name in openings)
}

function partsOf(form: string): [key: string, value: string] {
  const [key = '', value = ''] = form.split('=')
  return [key, value]
}

/** `undefined` if the address does not have this form. */
function idIn(params: URLSearchParams, form: string): string | undefined {
  const [key, value] = partsOf(form)
  const written = params.get(key) ?? ''
  const [before = '', after] = value.split(':id')
  if (after === undefined) return written === value ? '' : undefined
  if (!written.startsWith(before) || !written.endsWith(after)) return undefined
  return written.slice(before.length, written.length - after.length) || undefined
}
