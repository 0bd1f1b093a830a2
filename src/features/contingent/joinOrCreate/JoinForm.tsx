import { Form, Formik } from 'formik'
import { useState } from 'react'
import { joinContingent } from '@/api/contingents'
import { draftOf } from '@/shared/storage/drafts'
import { Field } from '@/shared/ui/field/Field'
import { KeepDraft } from '@/shared/ui/form/KeepDraft'
import { SubmitButton } from '@/shared/ui/form/SubmitButton'
import { useOwnSession } from '@/state/session'
import { draftNames, joinFrom, joinSchema, toDraft, type JoinValues } from './forms'
import { useEnterContingent, type EnterHandlers } from './useEnterContingent'
import styles from './JoinOrCreate.module.css'

export function JoinForm(handlers: EnterHandlers) {
  const { user } = useOwnSession()
  const { join: draftName } = draftNames(user.sfId)
  const enter = useEnterContingent<JoinValues>(joinContingent, {
    draftName,
    done: 'Joined',
    ...handlers,
  })
  const [initialValues] = useState(() => joinFrom(draftOf(draftName).get()))

  return (
    <Formik
      initialValues={initialValues}
      validationSchema={joinSchema}
      onSubmit={(typed) => enter(joinSchema.cast(typed))}
    >
      <Form className={styles.form} noValidate>
        <p>Ask your leader for both.</p>
        <Field name="contingent_id" label="Contingent ID" {...asItIs} required />
        <Field name="contingent_code" label="Contingent code" {...asItIs} required />
        <SubmitButton busy="Joining...">Join</SubmitButton>
        <KeepDraft name={draftName} toDraft={toDraft} />
      </Form>
    </Formik>
  )
}

/** Phones must not correct an id or a code. */
const asItIs = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const
