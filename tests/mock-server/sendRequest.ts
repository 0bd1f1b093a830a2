import { hosts } from '@mocks/hosts'
import { isCall, type Path } from '@mocks/paths'

/** A valid sign-up body of a new user. */
export const newcomer = {
  name: 'Sample Newcomer',
  password: 'Unmask@65',
  gender: 'F',
  email: 'newcomer@festival.test',
  dob: '2005-01-24',
  mobile: '9000000065',
  yop: 2027,
  college: 'Sample Institute of Masks',
  city: 'Paschim Medinipur',
  state: 'West Bengal',
  addr: 'none' as const,
  security_question: 'A sample question?',
  security_answer: 'A sample answer',
  captcha: 'captcha-ok-1',
}

/** Sends a request without the site's client. The body of a GET is its query. */
export async function send(path: Path, body: object = {}) {
  const master = path.startsWith('/api/contingent') ? hosts.master : hosts.userEvents
  const address = new URL(`${isCall(path) ? master : hosts.games}${path}`)
  const isRead = !isCall(path) || path === '/api/event'
  if (isRead) address.search = new URLSearchParams(Object.entries(body)).toString()
  const headers = { 'Content-Type': 'application/json' }
  const post = { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await fetch(address, isRead ? {} : post)
  const text = await response.text()
  const isJson = response.headers.get('Content-Type')?.includes('json')
  const parsed: unknown = isJson ? JSON.parse(text) : text
  return { status: response.status, body: parsed }
}
