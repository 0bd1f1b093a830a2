import { expect } from 'vitest'
import { festival } from '@mocks/festival'
import { hosts } from '@mocks/hosts'

export type Heard = { status: number; body: unknown }

/** Any text, for `toMatchObject` and `toEqual`; typed, since vitest says `any`. */
export const someText: unknown = expect.any(String)

export function textWith(part: string): unknown {
  return expect.stringContaining(part)
}

/** Sends what the site would send, with nothing of the site in between. */
export async function ask(path: string, body: object, signal?: AbortSignal): Promise<Heard> {
  const response = await fetch(addressOf(path), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  })
  return heard(response)
}

export async function read(path: string): Promise<Heard> {
  return heard(await fetch(addressOf(path)))
}

export function addressOf(path: string): string {
  if (path.startsWith('/api/contingent')) return `${hosts.master}${path}`
  return `${path.startsWith('/api/') ? hosts.userEvents : hosts.games}${path}`
}

/** The token that a person holds who signed in before the test began. */
export function tokenOf(person: { id: number }): string {
  return festival.sessionOf(person).token
}

/** How a team form names a person. */
export function pairOf({ sfId, email }: { sfId: string; email: string }) {
  return { sfId, email }
}

/** Status and body of a response, the body as JSON where it is. */
export async function heard(response: Response): Promise<Heard> {
  const text = await response.text()
  const isJson = response.headers.get('Content-Type')?.includes('json')
  const body: unknown = isJson ? JSON.parse(text) : text
  return { status: response.status, body }
}
