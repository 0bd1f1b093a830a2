import { Form, Formik } from 'formik'
import { useState } from 'react'
import { createContingent, getMembers } from '@/api/contingents'
import { draftOf, dropDraft } from '@/shared/storage/drafts'
import { Field } from '@/shared/ui/field/Field'
import { KeepDraft } from '@/shared/ui/form/KeepDraft'
import { notify } from '@/shared/ui/toast/notify'
import { SubmitButton } from '@/shared/ui/form/SubmitButton'
import { useOwnSession } from '@/state/session'
import { useAction } from '@/state/useAction'
import { createFrom, createSchema, draftNames, toDraft, type CreateValues } from './forms'
import styles from './JoinOrCreate.module.css'

type Props = { onDone: () => void; onUnsure: () => void }

export function CreateForm({ onDone, onUnsure }: Props) {
  const { token, user } = useOwnSession()
  const { create: draftName } = draftNames(user.sfId)
  const [run] = useAction(createContingent, {
    offline: 'Network issue',
    recover: async () => ((await getMembers({ token })) ? '' : undefined),
  })
  const [initialValues] = useState(() => createFrom(draftOf(draftName).get()))

  async function handleSubmit(typed: CreateValues) {
    const outcome = await run({ token, ...createSchema.cast(typed) })
    // Another tab or the leader may have added the user to a contingent, or the late request may still arrive.
    if (outcome.how === 'refused' || outcome.how === 'unknown') onUnsure()
    if (outcome.how !== 'done') return
    dropDraft(draftName)
    notify.done(outcome.value, 'Contingent created')
    onDone()
  }

  return (
    <Formik initialValues={initialValues} validationSchema={createSchema} onSubmit={handleSubmit}>
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
