import { Form, Formik } from 'formik'
import { useState } from 'react'
import { joinContingent, getMembers } from '@/api/contingents'
import { draftOf, dropDraft } from '@/shared/storage/drafts'
import { Field } from '@/shared/ui/field/Field'
import { KeepDraft } from '@/shared/ui/form/KeepDraft'
import { notify } from '@/shared/ui/toast/notify'
import { SubmitButton } from '@/shared/ui/form/SubmitButton'
import { useOwnSession } from '@/state/session'
import { useAction } from '@/state/useAction'
import { draftNames, joinFrom, joinSchema, toDraft, type JoinValues } from './forms'
import styles from './JoinOrCreate.module.css'

type Props = { onDone: () => void; onUnsure: () => void }

export function JoinForm({ onDone, onUnsure }: Props) {
  const { token, user } = useOwnSession()
  const { join: draftName } = draftNames(user.sfId)
  const [run] = useAction(joinContingent, {
    offline: 'Network issue',
    recover: async () => ((await getMembers({ token })) ? '' : undefined),
  })
  const [initialValues] = useState(() => joinFrom(draftOf(draftName).get()))

  async function handleSubmit(typed: JoinValues) {
    const outcome = await run({ token, ...joinSchema.cast(typed) })
    // Another tab or the leader may have added the user to a contingent, or the late request may still arrive.
    if (outcome.how === 'refused' || outcome.how === 'unknown') onUnsure()
    if (outcome.how !== 'done') return
    dropDraft(draftName)
    notify.done(outcome.value, 'Joined')
    onDone()
  }

  return (
    <Formik initialValues={initialValues} validationSchema={joinSchema} onSubmit={handleSubmit}>
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
