import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent, useState } from 'react'
import type { AnyObjectSchema, InferType } from 'yup'
import { useReadOnce } from '@/shared/hooks/useIsHydrated'
import { draftOf, dropDraft, type Draft } from '@/shared/storage/drafts'

type Options = {
  /** Fields that are never stored: passwords, answers, one-time codes. */
  secret?: readonly string[]
  /** Values of the empty form that are not empty. */
  initial?: Draft
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
  const initialValues: InferType<Schema> = atFirst ?? schema.cast(options.initial ?? {}, LENIENT)
  return {
    form: { initialValues, validationSchema: schema },
    keeper: draft && (
      <Keeper name={name} secret={options.secret} late={atFirst ? undefined : draft} />
    ),
    forget: () => dropDraft(name),
  }
}

const LENIENT = { assert: false, stripUnknown: true } as const

/** Storage may hold anything. A choice that is no longer offered becomes empty, as `cast` of the schema says. */
export function readDraft<Schema extends AnyObjectSchema>(
  name: string,
  schema: Schema,
  { secret = [], initial }: Options = {},
): InferType<Schema> {
  const draft = draftOf(name).get()
  const fields = Object.keys(schema.fields).filter((field) => !secret.includes(field))
  const kept = fields.map((field) => [field, draft[field] ?? ''])
  const read: Record<string, unknown> = schema.cast(Object.fromEntries(kept), LENIENT)
  const filled = Object.entries(read).filter(([, value]) => value !== '')
  return schema.cast({ ...initial, ...Object.fromEntries(filled) }, LENIENT)
}

type KeeperProps = {
  name: string
  secret: readonly string[] | undefined
  /** For a prerendered form, which gets its draft late. What was typed into it by then is newer. */
  late: Record<string, unknown> | undefined
}

function Keeper({ name, secret = [], late }: KeeperProps) {
  const { values, setValues } = useFormikContext<Record<string, unknown>>()
  const restore = useEffectEvent(() => {
    const typed = Object.entries(values).filter(([, text]) => text !== '')
    if (late) void setValues({ ...late, ...Object.fromEntries(typed) }, false)
  })
  useEffect(() => restore(), [late])

  const keep = useEffectEvent(() => {
    const open = Object.entries(values).filter(([field]) => !secret.includes(field))
    draftOf(name).set(Object.fromEntries(open.map(([field, value]) => [field, String(value)])))
  })
  useEffect(() => keep(), [name, values])
  return null
}
