import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent, useState } from 'react'
import type { AnyObjectSchema, InferType } from 'yup'
import { useReadOnce } from '@/shared/hooks/useIsHydrated'
import {
  dropDraft,
  personsDraft,
  visitorsDraft,
  withTime,
  type Draft,
} from '@/shared/storage/drafts'
import { KeepDraft } from '@/shared/ui/form/KeepDraft'

type Options = {
  /** Fields that are never stored: passwords, answers, one-time codes. */
  secret?: readonly string[]
  /** Values of the empty form that are not empty. */
  initial?: Draft
  /** Typed by somebody who is not signed in: kept for half an hour. */
  isVisitors?: boolean
}

/**
 * A form whose typed values survive a reload. The schema is the one list of its fields: the empty values, what the draft
 * keeps and how it is read are derived from it. Spread `form` into Formik, and render `keeper` inside.
 */
export function useDraftForm<Schema extends AnyObjectSchema>(
  name: string,
  schema: Schema,
  options: Options = {},
) {
  const draft = useReadOnce(() => readDraft(name, schema, options))
  const [atFirst] = useState(draft)
  const { secret = [], initial = {}, isVisitors = false } = options
  const empty: InferType<Schema> = schema.cast(initial, LENIENT)

  function toDraft(values: Record<string, unknown>): Draft {
    const open = Object.entries(values).filter(([field]) => !secret.includes(field))
    const draft = Object.fromEntries(open.map(([field, value]) => [field, String(value)]))
    return isVisitors ? withTime(draft) : draft
  }
  return {
    form: { initialValues: atFirst ?? empty, validationSchema: schema },
    keeper: draft && (
      <>
        {!atFirst && <Restore draft={draft} />}
        <KeepDraft name={name} toDraft={toDraft} empty={empty} />
      </>
    ),
    forget: () => dropDraft(name),
  }
}

const LENIENT = { assert: false, stripUnknown: true } as const

/** Storage may hold anything. A choice that is no longer offered becomes empty, as `cast` of the schema says. */
export function readDraft<Schema extends AnyObjectSchema>(
  name: string,
  schema: Schema,
  { secret = [], initial, isVisitors = false }: Options = {},
): InferType<Schema> {
  const draft = isVisitors ? visitorsDraft(name) : personsDraft(name)
  const fields = Object.keys(schema.fields).filter((field) => !secret.includes(field))
  const kept = fields.map((field) => [field, draft[field] ?? ''])
  const read: Record<string, unknown> = schema.cast(Object.fromEntries(kept), LENIENT)
  const filled = Object.entries(read).filter(([, value]) => value !== '')
  return schema.cast({ ...initial, ...Object.fromEntries(filled) }, LENIENT)
}

/** For a prerendered form, which gets its draft late. What was typed into it by then is newer. */
function Restore({ draft }: { draft: Record<string, unknown> }) {
  const { values, setValues } = useFormikContext<Record<string, unknown>>()
  const restore = useEffectEvent(() => {
    const typed = Object.entries(values).filter(([, text]) => text !== '')
    void setValues({ ...draft, ...Object.fromEntries(typed) }, false)
  })
  useEffect(() => restore(), [draft])
  return null
}
