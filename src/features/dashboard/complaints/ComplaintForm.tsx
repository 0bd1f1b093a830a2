import { Form, Formik } from 'formik'
import { useDraftForm } from '@/blocks/forms/useDraftForm'
import { SelectField } from '@/shared/ui/field/SelectField'
import { SubmitButton } from '@/shared/ui/form/SubmitButton'
import { TextAreaField } from '@/shared/ui/field/TextAreaField'
import { useEvents } from '@/state/server/events'
import { useRegistrations } from '@/state/server/registrations'
import { complaintSchema, issueTypes, REGISTERED_EVENTS, wheres, wireType } from './complaintRules'
import { chosenName, eventChoices } from './eventChoices'
import type { ComplaintSending } from './useSending'
import styles from './ReportIssue.module.css'

type Props = { sending: ComplaintSending }

/** The complaint form (Spec §5). The draft survives closing the modal and a reload, until it is sent. */
export function ComplaintForm({ sending }: Props) {
  const { genres } = useEvents()
  const { data: registrations } = useRegistrations()
  const { submit, isBusy, draftName } = sending
  const { form, keeper } = useDraftForm(draftName, complaintSchema, {
    initial: { where: REGISTERED_EVENTS },
  })
  const events = eventChoices(registrations, genres)

  return (
    <Formik
      {...form}
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
          {keeper}
        </Form>
      )}
    </Formik>
  )
}

function asChoice(words: string) {
  return { value: words, label: words }
}
