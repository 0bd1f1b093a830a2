import { Form, Formik } from 'formik'
import { useDraftForm } from '@/blocks/forms/useDraftForm'
import { Field } from '@/shared/ui/field/Field'
import { SubmitButton } from '@/shared/ui/form/SubmitButton'
import { useCreateContingent } from '@/state/server/contingent'
import { useOwnSession } from '@/state/session'
import { createSchema, draftNames } from './forms'
import { enterWith } from './enterWith'
import styles from './JoinOrCreate.module.css'

export function CreateForm({ onDone }: { onDone: () => void }) {
  const draftName = draftNames(useOwnSession().user.sfId).create
  const { form, keeper, forget } = useDraftForm(draftName, createSchema)
  const [run] = useCreateContingent()
  const enter = enterWith(run, { forget, done: 'Contingent created', onDone })

  return (
    <Formik {...form} onSubmit={(typed) => enter(createSchema.cast(typed))}>
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
        {keeper}
      </Form>
    </Formik>
  )
}
