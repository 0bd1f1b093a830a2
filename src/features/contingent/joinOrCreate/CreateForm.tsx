import { Form, Formik } from 'formik'
import { useState } from 'react'
import { createContingent } from '@/api/contingents'
import { draftOf } from '@/shared/storage/drafts'
import { Field } from '@/shared/ui/field/Field'
import { KeepDraft } from '@/shared/ui/form/KeepDraft'
import { SubmitButton } from '@/shared/ui/form/SubmitButton'
import { useOwnSession } from '@/state/session'
import { createFrom, createSchema, draftNames, toDraft, type CreateValues } from './forms'
import { useEnterContingent, type EnterHandlers } from './useEnterContingent'
import styles from './JoinOrCreate.module.css'

export function CreateForm(handlers: EnterHandlers) {
  const { user } = useOwnSession()
  const { create: draftName } = draftNames(user.sfId)
  const enter = useEnterContingent<CreateValues>(createContingent, {
    draftName,
    done: 'Contingent created',
    ...handlers,
  })
  const [initialValues] = useState(() => createFrom(draftOf(draftName).get()))

  return (
    <Formik
      initialValues={initialValues}
      validationSchema={createSchema}
      onSubmit={(typed) => enter(createSchema.cast(typed))}
    >
      <Form className={styles.form} noValidate>
        <p>You lead it: you can add members and pay for all of them at once.</p>
        <Field
          name="contingent_name"
          label="Contingent name"
          hint="Use your college’s name, so that everybody recognises it."
          autoComplete="off"
          required
        />
        <SubmitButton busy="Creating...">Create</SubmitButton>
        <KeepDraft name={draftName} toDraft={toDraft} />
      </Form>
    </Formik>
  )
}
