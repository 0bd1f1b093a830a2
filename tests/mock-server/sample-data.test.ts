import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { PASSWORD } from '@mocks/people'

const repeated = <T>(values: T[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

test('no two sample people share an id, an sfId or a mail address', () => {
  const { accounts } = festival.state()
  expect(repeated(accounts.map(({ id }) => id))).toEqual([])
  expect(repeated(accounts.map(({ email }) => email))).toEqual([])
  for (const { id, sfId } of accounts) expect(sfId).toBe(`SF${String(id).padStart(5, '0')}`)
})

test('sample people are fictional, and their details would pass a sign-up', () => {
  for (const { email, mobile, password } of festival.state().accounts) {
    expect(email).toMatch(/@festival\.test$/)
    expect(mobile).toMatch(/^\d{10}$/)
    expect(password).toBe(PASSWORD)
  }
})

test('every seeded team fits its event, and nobody is in an event twice', () => {
  const { registrations, events } = festival.state()
  const all = events.flatMap((group) => group.events)
  for (const { eventId, memberIds, leaderId } of registrations) {
    const event = all.find(({ id }) => id === eventId)
    expect(event).toMatchObject({ event_status: true })
    expect(memberIds.length).toBeGreaterThanOrEqual(event?.min_participation ?? Infinity)
    expect(memberIds.length).toBeLessThanOrEqual(event?.max_participation ?? 0)
    expect(memberIds[0]).toBe(leaderId)
  }
  const places = registrations.flatMap(({ eventId, memberIds }) =>
    memberIds.map((id) => `${eventId} ${id}`),
  )
  expect(repeated(places)).toEqual([])
})

test('nobody is in two contingents', () => {
  const members = festival.state().contingents.flatMap(({ memberIds }) => memberIds)
  expect(repeated(members)).toEqual([])
})
