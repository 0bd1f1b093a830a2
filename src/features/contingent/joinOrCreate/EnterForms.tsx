import type { ReactNode } from 'react'
import { object, type AnyObject } from 'yup'
import { Form } from '@/blocks/forms/Form'
import { useDraft, type FormSchema } from '@/blocks/forms/useDraft'
import { useCreateContingent, useJoinContingent } from '@/queries/contingent'
import type { useSend } from '@/queries/useServerMutation'
import { code, required } from '@/festival/validation'
import { Field } from '@/shared/ui/field/Field'
import styles from './JoinOrCreate.module.css'

/* The forms check only for empty fields. The server checks the rest (Spec §5). */
const joinSchema = object({ contingent_id: code, contingent_code: code })
const createSchema = object({ contingent_name: required })

/** Phones must not correct an id or a code. */
const codeInputProps = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const

export function JoinForm() {
  const join = useJoinContingent()
  return (
    <EnterForm name="join" schema={joinSchema} mutation={join} submit="Join" busy="Joining...">
      <p>Ask your leader for both.</p>
      <Field name="contingent_id" label="Contingent ID" {...codeInputProps} required />
      <Field name="contingent_code" label="Contingent code" {...codeInputProps} required />
    </EnterForm>
  )
}

export function CreateForm() {
  const create = useCreateContingent()
  return (
    <EnterForm
      name="create"
      schema={createSchema}
      mutation={create}
      submit="Create"
      busy="Creating..."
    >
      <p>You lead it: you can add members and pay for all of them at once.</p>
      <Field
        name="contingent_name"
        label="Contingent name"
        hint="Use your college’s name, so that everybody recognises it."
        autoComplete="off"
        required
      />
    </EnterForm>
  )
}

type Props<Values extends AnyObject> = {
  name: string
  schema: FormSchema<Values>
  mutation: ReturnType<typeof useSend<Values>>
  submit: string
  busy: string
  children: ReactNode
}

function EnterForm<Values extends AnyObject>(props: Props<Values>) {
  const { name, schema, mutation, submit, busy, children } = props
  const draft = useDraft(`contingent-${name}`, schema)

  async function enter(values: Values) {
    await mutation.send(values)
    draft.clear()
  }

  return (
    <Form
      draft={draft}
      schema={schema}
      mutation={mutation}
      onSubmit={enter}
      button={{ children: submit, busy }}
      className={styles.form}
    >
      {children}
    </Form>
  )
}
