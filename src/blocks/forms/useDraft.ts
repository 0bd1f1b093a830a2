import { useState } from 'react'
import type { AnyObject, Schema } from 'yup'
import { useIsHydrated } from '@/shared/hooks/useIsHydrated'
import { draftOf, storeDraft, VISITOR, type DraftFields } from '@/state/drafts'
import { useSession } from '@/state/session'

/** What has been typed into a form and not sent. `Form` stores it, and survives a reload with it. */
export type FormDraft<Values> = {
  /** The SF ID of the user, or `VISITOR`. */
  owner: string
  /** The name of the form. */
  form: string
  /** Empty in a prerendered form, which is filled once it is hydrated. */
  initialValues: Values
  emptyValues: Values
  isPrerendered: boolean
  isHydrated: boolean
  read: () => Values
  /** Whether exactly these values are stored; empty ones need not be. Secret fields do not count. */
  isStored: (values: Values) => boolean
  store: (values: Values) => void
  clear: () => void
}

/** How values are stored: as texts, and empty ones not at all. */
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
  const isHydrated = useIsHydrated()
  const [isPrerendered] = useState(!isHydrated)
  const stored = () => draftOf(owner, form).get()?.fields
  const read = () => fromDraft(stored() ?? toDraft(emptyValues))
  const [initialValues] = useState(() => (isPrerendered ? emptyValues : read()))
  const isStored = (values: Values) =>
    isSameDraft(toDraft(values), stored() ?? toDraft(emptyValues))
  return {
    owner,
    form,
    initialValues,
    emptyValues,
    isPrerendered,
    isHydrated,
    read,
    isStored,
    store(values) {
      if (!isStored(values)) storeDraft(owner, form, toDraft(values))
    },
    clear: () => storeDraft(owner, form, null),
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
