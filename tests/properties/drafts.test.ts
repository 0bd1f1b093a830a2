import './browser'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { AnyObject } from 'yup'
import { listFormat } from '@/blocks/members/memberList'
import { memberErrors } from '@/blocks/members/memberRow'
import { formatOf, type FormSchema } from '@/blocks/forms/useDraft'
import { paymentSchema } from '@/blocks/payment/values'
import { readRequest } from '@/features/auth/forgotPassword/request'
import { draftOptions, signUpForm } from '@/features/auth/signUp/form'
import { checkoutSchema } from '@/features/cart/checkout/order'
import { createSchema, joinSchema } from '@/features/contingent/joinOrCreate/EnterForms'
import { complaintSchema, wireType } from '@/features/dashboard/complaints/complaintRules'
import { fieldsOf } from '@/shared/lib/parse'
import { draftOf, VISITOR } from '@/state/drafts'
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

  'any draft of members gives a list that fits its places and can be checked': fc.property(
    draftFrom('members', { members: rows, pasted: 'SF00009 one@x.in' }),
    fc.nat(4),
    fc.nat(20),
    (draft, min, more) => {
      const places = { min, max: min + more }
      const { fromDraft, toDraft } = listFormat(places)
      const list = fromDraft(draft)
      expect(list.members.length).toBeGreaterThanOrEqual(places.min)
      expect(list.members.length).toBeLessThanOrEqual(places.max)
      expect(fromDraft(toDraft(list))).toEqual(list)
      const checks = { taken: [{ sfId, email: '' }], where: 'your team' }
      expect(memberErrors(list.members, checks)).toHaveLength(list.members.length)
      expectTexts({ ...readDraft('members', joinSchema), ...readDraft('members', createSchema) })
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
      expect(wireType(complaint)).not.toContain('undefined')
    },
  ),
})
