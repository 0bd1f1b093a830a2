/**
 * What can be open on a screen, one at a time. Each name has one or more forms in the address, such as `open=profile` or
 * `event=:id`. Code writes the first form. The other forms are in older links. If an address has two names, the first one in
 * this list is open.
 */
export type Openings<Name extends string> = Readonly<Record<Name, readonly [string, ...string[]]>>

/** `id` is empty if the form has no `:id`. */
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

/** Removes all openings from the parameters, and adds `next`. */
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
