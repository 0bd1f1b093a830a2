import './browser'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { AnyObject } from 'yup'
import type { FestEvent } from '@/api/events'
import { blankRows, cleanMember } from '@/blocks/members/memberRow'
import { formatOf, type FormSchema } from '@/blocks/forms/useDraft'
import * as teams from '@/blocks/members/team'
import { paymentSchema } from '@/blocks/payment/values'
import { readRequest } from '@/features/auth/forgotPassword/request'
import { draftOptions, signUpForm } from '@/features/auth/signUp/form'
import { checkoutSchema } from '@/features/cart/checkout/order'
import * as contingentRows from '@/features/contingent/addMembers/rows'
import { createSchema, joinSchema } from '@/features/contingent/joinOrCreate/EnterForms'
import { complaintSchema, wireType } from '@/features/dashboard/complaints/complaintRules'
import { fieldsOf } from '@/shared/lib/parse'
import { draftOf, VISITOR } from '@/state/drafts'
import { hasAll } from '@/api/registrations'
import { fill, readAgain, tab } from './browser'
import { checkProperties } from './checkProperties'
import { bent, written } from './hostile'

const sfId = 'SF00007'

/** As a form reads its draft. */
function readDraft<Values extends AnyObject>(
  form: string,
  schema: FormSchema<Values>,
  options?: { secret: readonly string[] },
) {
  return formatOf(schema, options).fromDraft(draftOf(VISITOR, form).get()?.fields ?? {})
}

const rows = JSON.stringify([{ sfId: 'SF00009', email: 'one@festival.test' }])
const event = {
  id: 5,
  genre: 'Dance',
  name: 'Wildfire',
  tagline: '',
  writeup: '',
  rules: ['One'],
  event_status: true as const,
  min_participation: 3,
  max_participation: 35,
} satisfies FestEvent

const keyOf = (form: string) => `draft:${VISITOR}:${form}`

/** Stores variants of this draft, and reads its fields like a page that has just been opened. */
function draftFrom(form: string, sample: Record<string, string>) {
  const stored = draftOf(VISITOR, form)
  const at = Date.now()
  const fields = fc.oneof(bent(sample), fc.tuple(bent(sample), bentRows).map(withRows))
  return written(
    fc.oneof(
      fields.map((each) => ({ fields: each, at })),
      bent({ fields: sample, at }),
    ),
  ).map((text) => {
    fill(tab, { [keyOf(form)]: text })
    readAgain()
    return stored.get()?.fields ?? {}
  })
}

const bentRows = written(bent([{ sfId: 'SF00009', email: 'one@festival.test' }]))

function withRows([draft, list]: [unknown, string]) {
  return { ...fieldsOf(draft), rows: list, members: list }
}

function expectTexts(values: object) {
  const kinds = Object.values(values).map((value) => typeof value)
  expect(kinds.filter((kind) => kind !== 'string' && kind !== 'boolean')).toEqual([])
}

checkProperties({
  'any draft of a form for accounts gives a form': fc.property(
    draftFrom('sign-up', {
      name: 'One',
      dob: '2004-03-08',
      state: 'Goa',
      city: 'North Goa',
      yop: '2026',
    }),
    written(
      bent({
        fields: { email: 'one@festival.test', deadline: String(Date.now() + 60_000) },
        at: Date.now(),
      }),
    ),
    (_, request) => {
      const values = readDraft('sign-up', signUpForm, draftOptions)
      expectTexts(values)
      expect([values.password, values.security_answer, values.captcha]).toEqual(['', '', ''])
      fill(tab, { [keyOf('forgot-password')]: request })
      draftOf(VISITOR, 'forgot-password')
      readAgain()
      const otpRequest = readRequest('sent')
      if (otpRequest) expect(otpRequest.deadline - Date.now()).toBeLessThanOrEqual(300_000)
    },
  ),

  'any draft of a team gives rows that fit the event': fc.property(
    draftFrom('team', { size: '4', members: rows, count: '2' }),
    fc.nat(4),
    (team, free) => {
      const limits = teams.limitsOf(event)
      const typed = teams.teamFromDraft(team, limits)
      if (typed) {
        expect(typed.size).toBeGreaterThanOrEqual(3)
        expect(typed.size).toBeLessThanOrEqual(35)
        expect(typed.members.length).toBeGreaterThanOrEqual(typed.size - 1)
        expect(teams.shownRows(typed, limits).length).toBeLessThanOrEqual(34)
        expect(teams.teamErrors(teams.shownRows(typed, limits), [])).toHaveLength(typed.size - 1)
        expect(teams.teamFromDraft(teams.teamToDraft(typed), limits)).toEqual(typed)
      }
      const places = { min: 1, max: free }
      const more = teams.teamFromDraft(team, places) ?? teams.emptyTeam(places)
      const shown = teams.shownRows(more, places)
      expect(shown).toHaveLength(Math.min(more.size, free))
      expect(teams.membersOf(more, places)).toHaveLength(shown.length)
      expect(teams.teamErrors(shown, [])).toHaveLength(shown.length)
    },
  ),

  'any draft of contingent members gives rows that can be checked': fc.property(
    draftFrom('contingent-members', { size: '4', members: rows, pasted: 'SF00009 one@x.in' }),
    (draft) => {
      const { fromDraft, toDraft, rowErrors, rowsAfter, rowsToSend, MAX_ROWS } = contingentRows
      const values = fromDraft(draft)
      const { members } = values
      expect(members.length).toBeGreaterThan(0)
      expect(rowErrors(members, [{ sfId, email: '' }])).toHaveLength(members.length)
      const sent = rowsToSend(values)
      expect(sent.length).toBeLessThanOrEqual(MAX_ROWS)
      expect(hasAll(sent, sent)).toBe(true)
      expect(rowsAfter(values, members.map(cleanMember))).toEqual(
        contingentRows.listOfRows([], values.pasted),
      )
      expect(fromDraft(toDraft(values))).toEqual(values)
      expectTexts({
        ...readDraft('contingent-members', joinSchema),
        ...readDraft('contingent-members', createSchema),
      })
      expect(contingentRows.withPasted(blankRows(1), members)).toEqual(members)
    },
  ),

  'any draft of a complaint, a payment or an order gives a form': fc.property(
    draftFrom('payment', { check_in: '2025-01-23', check_out: '2025-01-26' }),
    draftFrom('checkout', {
      way: 'home',
      street: 'Lake Road',
      where: "Other's",
    }),
    () => {
      const payment = readDraft('payment', paymentSchema)
      expectTexts(payment)
      for (const day of [payment.check_in, payment.check_out])
        expect(day).toMatch(/^$|^2025-01-\d\d$/)
      const order = readDraft('checkout', checkoutSchema, { secret: ['terms'] })
      expectTexts(order)
      expect(order.terms).toBe(false)
      const complaint = readDraft('checkout', complaintSchema)
      expectTexts(complaint)
      expect(wireType(complaint, complaint.event)).not.toContain('undefined')
    },
  ),
})
