import { useSyncExternalStore } from 'react'
import type { AnyObject, Schema } from 'yup'
import { draftOf, replaceDraft, revisionOf, storeDraft, VISITOR } from '@/state/drafts'
import type { DraftFields } from '@/state/drafts'
import { useSession } from '@/state/session'

/** What has been typed into a form and not sent. */
export type FormDraft<Values> = {
  /** The SF ID of the user, or `VISITOR`. */
  owner: string
  /** The name of the form. */
  form: string
  /** For React: a new one starts the form anew. */
  key: string
  emptyValues: Values
  read: () => Values
  /** Secret fields are left out. */
  store: (values: Values) => void
  /** What is left once the rest is sent. */
  replace: (values: Values) => void
  clear: () => void
}

/** How values are stored: as texts. */
type DraftFormat<Values> = {
  emptyValues: Values
  toDraft: (values: Values) => DraftFields
  fromDraft: (fields: DraftFields) => Values
}

/** What `object()` of yup returns. */
export type FormSchema<Values> = Schema<Values> & { fields: object }

type Options = {
  /** Fields that are never stored: passwords, answers, one-time codes. */
  secret?: readonly string[]
}

/**
 * The draft of a form whose schema is the one list of its fields: its defaults are the empty values, and its fields are
 * stored.
 */
export function useDraft<Values extends AnyObject>(
  form: string,
  schema: FormSchema<Values>,
  options: Options = {},
): FormDraft<Values> {
  return useFormattedDraft(form, formatOf(schema, options))
}

/** The draft of a form that has more than texts. */
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

/** A new form is not valid yet, so a cast must not throw. */
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
    // festival/validation.ts); the second one gives empty fields their defaults.
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
