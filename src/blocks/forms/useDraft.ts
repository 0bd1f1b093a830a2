import { useState } from 'react'
import type { AnyObject, Schema } from 'yup'
import { useIsHydrated } from '@/shared/hooks/useIsHydrated'
import {
  draftOf,
  dropDraft,
  visitorsDraft,
  withTime,
  type Draft,
  type FormDraft,
} from '@/shared/storage/drafts'

/** What `object()` of yup returns. */
export type FormSchema<Values> = Schema<Values> & { fields: object }

export type DraftOptions = {
  /** Fields that are never stored: passwords, answers, one-time codes. */
  secret?: readonly string[]
  /** Typed by somebody who is not signed in: kept for half an hour. */
  isVisitors?: boolean
}

/**
 * The draft of a form, which survives a reload. The schema is the one list of the form's fields: its defaults are the
 * empty values, and its fields are stored. The form needs `<AutosaveDraft>`, and `<RestoreDraft>` if its page is
 * prerendered.
 */
export function useDraft<Values extends AnyObject>(
  name: string,
  schema: FormSchema<Values>,
  options: DraftOptions = {},
): FormDraft<Values> {
  const isHydrated = useIsHydrated()
  const [isPrerendered] = useState(!isHydrated)
  const emptyValues = schema.cast({}, LENIENT)
  const [initialValues] = useState(() =>
    isPrerendered ? emptyValues : readDraft(name, schema, options),
  )
  return {
    name,
    initialValues,
    emptyValues,
    isPrerendered,
    isHydrated,
    read: () => readDraft(name, schema, options),
    toDraft: (values) => draftFrom(values, options),
    clear: () => dropDraft(name),
  }
}

/** A new form is not valid yet, so a cast must not throw. */
const LENIENT = { assert: false, stripUnknown: true } as const

/**
 * Storage may hold anything. The first cast replaces values that are no longer offered by '' (the transforms in
 * shared/lib/validation.ts); the second one gives empty fields their defaults.
 */
export function readDraft<Values extends AnyObject>(
  name: string,
  schema: FormSchema<Values>,
  { secret = [], isVisitors = false }: DraftOptions = {},
): Values {
  const draft = isVisitors ? visitorsDraft(name) : draftOf(name).get()
  const stored = Object.keys(schema.fields)
    .filter((field) => !secret.includes(field))
    .map((field) => [field, draft[field] ?? ''])
  const checked: AnyObject = schema.cast(Object.fromEntries(stored), LENIENT)
  const filled = Object.entries(checked).filter(([, value]) => value !== '')
  return schema.cast(Object.fromEntries(filled), LENIENT)
}

function draftFrom(values: AnyObject, { secret = [], isVisitors = false }: DraftOptions): Draft {
  const draft: Draft = {}
  for (const [field, value] of Object.entries(values)) {
    if (!secret.includes(field)) draft[field] = String(value)
  }
  return isVisitors ? withTime(draft) : draft
}
