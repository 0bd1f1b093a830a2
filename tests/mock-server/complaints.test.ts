import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { ask, tokenOf } from './ask'

const { student, paidStudent } = people
const fetchAll = (person: { id: number }) =>
  ask('/api/user/complaints/fetchComplaints', { token: tokenOf(person) })
const cancel = (person: { id: number }, complaint_id: unknown) =>
  ask('/api/user/complaints/cancelComplaints', { token: tokenOf(person), complaint_id })
const statusOf = (wanted: number) =>
  festival.state().complaints.find(({ id }) => id === wanted)?.status

test('a student reads complaints of every status, with remarks and dates', async () => {
  const { body } = await fetchAll(student)
  expect(body).toMatchObject({
    code: 0,
    data: [
      { id: 501, status: 'In Progress', remarks: null },
      { status: 'in progress' },
      { status: 'Under Review', remarks: 'Asked the campus desk.' },
      { status: 'Closed' },
      { status: 'Resolved', created_at: '2025-01-08T18:45:00.000Z' },
    ],
  })
})

test('a student complains, and cancels it again', async () => {
  const reply = await ask('/api/user/complaints/submitComplaints', {
    token: tokenOf(paidStudent),
    type: 'Others',
    issue: 'Gate 2 is dark.',
  })
  expect(reply.body).toMatchObject({ code: 0 })
  expect((await fetchAll(paidStudent)).body).toMatchObject({
    data: [{ id: 506, type: 'Others', issue: 'Gate 2 is dark.', status: 'In Progress' }],
  })
  expect(await cancel(paidStudent, 506)).toMatchObject({ body: { code: 0 } })
  expect(statusOf(506)).toBe('Closed')
})

test('a complaint is cancelled by a number, not by text', async () => {
  expect(await cancel(student, '501')).toMatchObject({
    status: 400,
    body: { error: [{ path: 'complaint_id' }] },
  })
  expect(statusOf(501)).toBe('In Progress')
})

test('nobody cancels the complaint of another, or one that is done', async () => {
  expect(await cancel(paidStudent, 501)).toMatchObject({ body: { code: 3 } })
  expect(await cancel(student, 504)).toMatchObject({ body: { code: 4 } })
  expect(await cancel(student, 505)).toMatchObject({ body: { code: 4 } })
})

test('a complaint without a type or an issue is refused', async () => {
  const reply = await ask('/api/user/complaints/submitComplaints', { token: tokenOf(student) })
  expect(reply.body).toMatchObject({ error: [{ path: 'type' }, { path: 'issue' }] })
})
