import { Form, Formik } from 'formik'
import { useState } from 'react'
import { draftOf } from '@/shared/storage/drafts'
import { KeepDraft } from '@/shared/ui/form/KeepDraft'
import { SelectField } from '@/shared/ui/field/SelectField'
import { SubmitButton } from '@/shared/ui/form/SubmitButton'
import { TextAreaField } from '@/shared/ui/field/TextAreaField'
import { useEvents } from '@/state/events'
import type { RegistrationsState } from '../useRegistrations'
import {
  complaintSchema,
  fromDraft,
  issueTypes,
  REGISTERED_EVENTS,
  toDraft,
  wheres,
  wireType,
  type ComplaintValues,
} from './complaintRules'
import { chosenName, eventChoices } from './eventChoices'
import type { ComplaintSending } from './useSubmitComplaint'
import styles from './ReportIssue.module.css'

type Props = { registrations: RegistrationsState['registrations']; sending: ComplaintSending }

/** The complaint form (Spec §5). The draft survives closing the modal and a reload, until it is sent. */
export function ComplaintForm({ registrations, sending }: Props) {
  const { genres } = useEvents()
  const { submit, isBusy, draftName } = sending
  const [initialValues] = useState(() => fromDraft(draftOf(draftName).get()))
  const events = eventChoices(registrations, genres)

  return (
    <Formik<ComplaintValues>
      initialValues={initialValues}
      validationSchema={complaintSchema}
      onSubmit={(values) =>
        submit(wireType(values, chosenName(events, values.event)), values.issue)
      }
    >
      {({ values }) => (
        <Form className={styles.form} noValidate>
          <SelectField
            name="where"
            label="Issue Where"
            placeholder="Choose where"
            options={wheres.map(asChoice)}
          />
          {values.where === REGISTERED_EVENTS && (
            <>
              <SelectField
                name="type"
                label="Issue Type"
                placeholder="Choose an issue type"
                options={issueTypes.map(asChoice)}
              />
              <SelectField
                name="event"
                label="Event (if it is about one)"
                placeholder={
                  events.length > 0 ? 'No event in particular' : 'No events are known yet'
                }
                options={events}
                disabled={events.length === 0}
              />
            </>
          )}
          <TextAreaField name="issue" label="Issue" rows={4} />
          <SubmitButton busy="Submitting..." isBusy={isBusy}>
            Submit
          </SubmitButton>
          <KeepDraft name={draftName} toDraft={toDraft} />
        </Form>
      )}
    </Formik>
  )
}

function asChoice(words: string) {
  return { value: words, label: words }
}
