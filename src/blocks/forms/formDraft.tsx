import { useFormikContext, type FormikValues } from 'formik'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AnyObject, Schema } from 'yup'
import { useIsHydrated } from '@/shared/hooks/useIsHydrated'
import { restoreFocus } from '@/shared/lib/restoreFocus'
import { useStored } from '@/shared/storage/useStored'
import { Button } from '@/shared/ui/button/Button'
import { draftOf, storeDraft, VISITOR, type DraftFields } from '@/state/drafts'
import { useSession } from '@/state/session'

/** The draft of one form. `<AutosaveDraft>` stores it. */
export type FormDraft<Values> = {
  /** The SF ID of the user, or `VISITOR`. */
  owner: string
  form: string
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
  toDraft: (values: Values) => DraftFields
  clear: () => void
}

/** What `object()` of yup returns. */
export type FormSchema<Values> = Schema<Values> & { fields: object }

export type DraftOptions = {
  /** Fields that are never stored: passwords, answers, one-time codes. */
  secret?: readonly string[]
}

/**
 * The draft of a form, which survives a reload. The schema is the one list of the form's fields: its defaults are the
 * empty values, and its fields are stored. The form needs `<AutosaveDraft>`, and `<RestoreDraft>` if its page is
 * prerendered.
 */
export function useDraft<Values extends AnyObject>(
  form: string,
  schema: FormSchema<Values>,
  options: DraftOptions = {},
): FormDraft<Values> {
  const owner = useDraftOwner()
  const isHydrated = useIsHydrated()
  const [isPrerendered] = useState(!isHydrated)
  const emptyValues = schema.cast({}, LENIENT)
  const [initialValues] = useState(() =>
    isPrerendered ? emptyValues : readDraft(owner, form, schema, options),
  )
  return {
    owner,
    form,
    initialValues,
    emptyValues,
    isPrerendered,
    isHydrated,
    read: () => readDraft(owner, form, schema, options),
    toDraft: (values) => draftFrom(values, options),
    clear: () => storeDraft(owner, form, null),
  }
}

function useDraftOwner(): string {
  return useSession().session?.user.sfId ?? VISITOR
}

/** A new form is not valid yet, so a cast must not throw. */
const LENIENT = { assert: false, stripUnknown: true } as const

/**
 * Storage may hold anything. The first cast turns values that are no longer offered into '' (the transforms in
 * shared/lib/validation.ts); the second one gives empty fields their defaults.
 */
export function readDraft<Values extends AnyObject>(
  owner: string,
  form: string,
  schema: FormSchema<Values>,
  { secret = [] }: DraftOptions = {},
): Values {
  const draft = draftOf(owner, form).get()?.fields ?? {}
  const stored = Object.keys(schema.fields)
    .filter((field) => !secret.includes(field))
    .map((field) => [field, draft[field] ?? ''])
  const checked: AnyObject = schema.cast(Object.fromEntries(stored), LENIENT)
  const filled = Object.entries(checked).filter(([, value]) => value !== '')
  return schema.cast(Object.fromEntries(filled), LENIENT)
}

function draftFrom(values: AnyObject, { secret = [] }: DraftOptions): DraftFields {
  const fields: DraftFields = {}
  for (const [field, value] of Object.entries(values)) {
    if (!secret.includes(field)) fields[field] = String(value)
  }
  return fields
}

type DraftFormat<Values> = {
  emptyValues: Values
  toDraft: (values: Values) => DraftFields
  /** `null` if nothing is stored. */
  fromDraft: (fields: DraftFields) => Values | null
}

/** The draft of a form for members, whose rows survive a reload. The form needs `<AutosaveDraft>`. */
export function useRowsDraft<Values>(form: string, format: DraftFormat<Values>): FormDraft<Values> {
  const { emptyValues, toDraft, fromDraft } = format
  const owner = useDraftOwner()
  const read = () => fromDraft(draftOf(owner, form).get()?.fields ?? {}) ?? emptyValues
  const [initialValues] = useState(read)
  return {
    owner,
    form,
    initialValues,
    emptyValues,
    // Only signed-in users have these forms, and prerendered pages have no user.
    isPrerendered: false,
    isHydrated: true,
    read,
    toDraft,
    clear: () => storeDraft(owner, form, null),
  }
}

/** Inside a form: what is typed survives a reload. If the draft is cleared, the form is emptied, too. */
export function AutosaveDraft<Values extends FormikValues>({
  draft,
}: {
  draft: FormDraft<Values>
}) {
  const { owner, form, isHydrated, emptyValues } = draft
  const { values, resetForm } = useFormikContext<Values>()
  const savedValues = useRef(values)

  const save = useEffectEvent(() => {
    const fields = draft.toDraft(values)
    // Restored values are stored already. Storing them again would renew the time of the last change.
    if (!isSameDraft(fields, draftOf(owner, form).get()?.fields)) storeDraft(owner, form, fields)
  })
  useEffect(() => {
    // Opening a form stores nothing.
    if (!isHydrated || values === savedValues.current) return
    savedValues.current = values
    save()
  }, [isHydrated, values])

  const handleChange = useEffectEvent(() => {
    if (draftOf(owner, form).get() !== null) return
    // The empty form must not be stored again.
    savedValues.current = emptyValues
    resetForm({ values: emptyValues })
  })
  useEffect(() => draftOf(owner, form).subscribe(() => handleChange()), [owner, form])
  return null
}

/** A field that is not stored is empty. */
export function isSameDraft(fields: DraftFields, stored: DraftFields = {}): boolean {
  return Object.entries(fields).every(([name, text]) => text === (stored[name] ?? ''))
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

/** Above a form that a visitor filled in before they signed in: perhaps it was somebody else. */
export function VisitorsDraftNote<Values>({ draft }: { draft: FormDraft<Values> }) {
  const stored = useStored(draftOf(draft.owner, draft.form))
  if (!stored?.isVisitors) return null
  return (
    <p ref={restoreFocus} className="row note" role="status">
      Typed before you signed in.
      <Button variant="link" onClick={draft.clear}>
        Clear
      </Button>
    </p>
  )
}
