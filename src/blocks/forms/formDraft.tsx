import { useFormikContext, type FormikValues } from 'formik'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AnyObject, Schema } from 'yup'
import { useIsHydrated } from '@/shared/hooks/useIsHydrated'
import {
  draftOf,
  dropDraft,
  hasSameFields,
  isEmptyDraft,
  visitorsDraft,
  withTime,
  type Draft,
} from '@/shared/storage/drafts'

/** The draft of one form. `<AutosaveDraft>` stores it. */
export type FormDraft<Values> = {
  name: string
  /** The stored values. In a prerendered form they are the empty ones, and `<RestoreDraft>` fills the form later. */
  initialValues: Values
  emptyValues: Values
  isPrerendered: boolean
  /** Until then, nothing is restored or stored: what was typed before React took over the page has priority over the draft. */
  isHydrated: boolean
  /**
   * Reads the stored values again, to see after a request whether something was typed meanwhile. `useDraft` cleans them by
   * the schema, so compare them with the cast values that were sent. Secret fields are empty.
   */
  read: () => Values
  /** What is stored of the values. */
  toDraft: (values: Values) => Draft
  clear: () => void
}

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
 * Storage may hold anything. The first cast turns values that are no longer offered into '' (the transforms in
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

type DraftFormat<Values> = {
  emptyValues: Values
  toDraft: (values: Values) => Draft
  /** `null` if nothing is stored. */
  fromDraft: (draft: Draft) => Values | null
}

/** The draft of a form for members, whose rows survive a reload. The form needs `<AutosaveDraft>`. */
export function useRowsDraft<Values>(name: string, format: DraftFormat<Values>): FormDraft<Values> {
  const { emptyValues, toDraft, fromDraft } = format
  const read = () => fromDraft(draftOf(name).get()) ?? emptyValues
  const [initialValues] = useState(read)
  return {
    name,
    initialValues,
    emptyValues,
    // Only signed-in users have these forms, and prerendered pages have no user.
    isPrerendered: false,
    isHydrated: true,
    read,
    toDraft,
    clear: () => dropDraft(name),
  }
}

/** Inside a form: what is typed survives a reload. If the draft is cleared, the form is emptied, too. */
export function AutosaveDraft<Values extends FormikValues>({
  draft,
}: {
  draft: FormDraft<Values>
}) {
  const { values, resetForm } = useFormikContext<Values>()
  const savedValues = useRef(values)

  const save = useEffectEvent(() => {
    const stored = draftOf(draft.name)
    const next = draft.toDraft(values)
    // Restored values are stored already. Storing them again would renew the time of a visitor's draft.
    if (!hasSameFields(next, stored.get())) stored.setSoon(next)
  })
  useEffect(() => {
    // Opening a form stores nothing.
    if (!draft.isHydrated || values === savedValues.current) return
    savedValues.current = values
    save()
  }, [draft.isHydrated, values])

  useEffect(() => {
    const stored = draftOf(draft.name)
    return () => stored.flush()
  }, [draft.name])

  const handleChange = useEffectEvent(() => {
    if (!isEmptyDraft(draftOf(draft.name).get())) return
    // The empty form must not be stored again.
    savedValues.current = draft.emptyValues
    resetForm({ values: draft.emptyValues })
  })
  useEffect(() => draftOf(draft.name).subscribe(() => handleChange()), [draft.name])
  return null
}

/**
 * Inside a prerendered form, which is empty at first like its page: fills it. What was typed by then is newer. Place it
 * before `<AutosaveDraft>`, which would store the typed fields alone.
 */
export function RestoreDraft<Values extends FormikValues>({ draft }: { draft: FormDraft<Values> }) {
  const { values, setValues } = useFormikContext<Values>()
  const restore = useEffectEvent(() => {
    const typed = Object.entries(values).filter(([, value]) => value !== '')
    void setValues({ ...draft.read(), ...Object.fromEntries(typed) }, false)
  })
  const isReady = draft.isPrerendered && draft.isHydrated
  useEffect(() => {
    if (isReady) restore()
  }, [isReady])
  return null
}
