import { Form, Formik } from 'formik'
import { useDraftForm } from '@/blocks/forms/useDraftForm'
import { Field } from '@/shared/ui/field/Field'
import { SubmitButton } from '@/shared/ui/form/SubmitButton'
import { useJoinContingent } from '@/state/server/contingent'
import { useOwnSession } from '@/state/session'
import { joinSchema, draftNames } from './forms'
import { enterWith } from './enterWith'
import styles from './JoinOrCreate.module.css'

export function JoinForm({ onDone }: { onDone: () => void }) {
  const draftName = draftNames(useOwnSession().user.sfId).join
  const { form, keeper, forget } = useDraftForm(draftName, joinSchema)
  const [run] = useJoinContingent()
  const enter = enterWith(run, { forget, done: 'Joined', onDone })

  return (
    <Formik {...form} onSubmit={(typed) => enter(joinSchema.cast(typed))}>
      <Form className={styles.form} noValidate>
        <p>Ask your leader for both.</p>
        <Field name="contingent_id" label="Contingent ID" {...asItIs} required />
        <Field name="contingent_code" label="Contingent code" {...asItIs} required />
        <SubmitButton busy="Joining...">Join</SubmitButton>
        {keeper}
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
