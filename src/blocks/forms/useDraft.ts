import { useSyncExternalStore } from 'react'
import type { AnyObject, Schema } from 'yup'
import { draftOf, replaceDraft, revisionOf, storeDraft, VISITOR } from '@/state/drafts'
import type { DraftFields } from '@/state/drafts'
import { useSession } from '@/state/session'

/** The values of a form that are not sent yet. */
export type FormDraft<Values> = {
  /** The SF ID of the user, or `VISITOR`. */
  owner: string
  form: string
  /** The React key of the form. A new key mounts the form again. */
  key: string
  emptyValues: Values
  read: () => Values
  /** Leaves out secret fields. */
  store: (values: Values) => void
  /** Stores the values that remain after a submit, and changes `key`. */
  replace: (values: Values) => void
  clear: () => void
}

type DraftFormat<Values> = {
  emptyValues: Values
  toDraft: (values: Values) => DraftFields
  fromDraft: (fields: DraftFields) => Values
}

/** The return type of `object()` of yup. */
export type FormSchema<Values> = Schema<Values> & { fields: object }

type Options = {
  /** Fields that are never stored: passwords, answers, one-time codes. */
  secret?: readonly string[]
}

/** The schema lists the fields that are stored. Its defaults are the empty values. */
export function useDraft<Values extends AnyObject>(
  form: string,
  schema: FormSchema<Values>,
  options: Options = {},
): FormDraft<Values> {
  return useFormattedDraft(form, formatOf(schema, options))
}

/** For a form whose values are not only texts. */
export function useFormattedDraft<Values>(
  form: string,
  { emptyValues, toDraft, fromDraft }: DraftFormat<Values>,
): FormDraft<Values> {
  const owner = useSession().session?.user.sfId ?? VISITOR
  const { get, subscribe } = draftOf(owner, form)
  const revisionNow = () => revisionOf(owner, form)
  const revision = useSyncExternalStore(subscribe, revisionNow, revisionNow)
  return {
    owner,
    form,
    key: `${owner} ${revision}`,
    emptyValues,
    read() {
      const fields = get()?.fields
      return fields ? fromDraft(fields) : emptyValues
    },
    store(values) {
      const fields = toDraft(values)
      if (!isSameDraft(fields, get()?.fields ?? toDraft(emptyValues)))
        storeDraft(owner, form, fields)
    },
    replace: (values) => replaceDraft(owner, form, toDraft(values)),
    clear: () => replaceDraft(owner, form, null),
  }
}

/** The values of a new form are not valid yet, so a cast must not throw. */
const LENIENT = { assert: false, stripUnknown: true } as const

function formatOf<Values extends AnyObject>(
  schema: FormSchema<Values>,
  { secret = [] }: Options = {},
): DraftFormat<Values> {
  const names = Object.keys(schema.fields).filter((name) => !secret.includes(name))
  return {
    emptyValues: schema.cast({}, LENIENT),
    toDraft(values) {
      const fields: DraftFields = {}
      for (const name of names) fields[name] = String(values[name] ?? '')
      return fields
    },
    // Storage may hold anything. The first cast turns values that are no longer offered into '' (the transforms in
    // festival/validation.ts). The second cast gives empty fields their defaults.
    fromDraft(fields) {
      const stored = names.map((name) => [name, fields[name] ?? ''])
      const checked: AnyObject = schema.cast(Object.fromEntries(stored), LENIENT)
      const filled = Object.entries(checked).filter(([, value]) => value !== '')
      return schema.cast(Object.fromEntries(filled), LENIENT)
    },
  }
}

function isSameDraft(fields: DraftFields, stored: DraftFields): boolean {
  return Object.entries(fields).every(([name, text]) => text === (stored[name] ?? ''))
}
