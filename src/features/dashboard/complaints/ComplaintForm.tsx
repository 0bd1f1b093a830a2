import { useFormikContext } from 'formik'
import { issueTypes } from '@/api/complaints'
import { ApiError } from '@/api/errors'
import { Form } from '@/blocks/forms/Form'
import { useDraft } from '@/blocks/forms/useDraft'
import { useSubmitComplaint } from '@/queries/complaints'
import { useEvents } from '@/queries/events'
import { useRegistrations } from '@/queries/registrationsQuery'
import { SelectField } from '@/shared/ui/field/SelectField'
import { TextAreaField } from '@/shared/ui/field/Field'
import { notify } from '@/shared/ui/toast/notify'
import {
  asChoice,
  complaintSchema,
  eventChoices,
  REGISTERED_EVENTS,
  issueAreas,
  typeToSend,
  type ComplaintValues,
} from './complaintSchema'
import styles from './ReportIssue.module.css'

/** The complaint form (Spec §5). The draft survives closing the modal and a reload. */
export function ComplaintForm({ onSent }: { onSent: () => void }) {
  const draft = useDraft('complaint', complaintSchema)
  const submitComplaint = useSubmitComplaint()

  async function submit(values: ComplaintValues) {
    try {
      await submitComplaint.send({ type: typeToSend(values), issue: values.issue })
    } catch (error) {
      // A toast shows the code as a warning (Spec §8). The server's message is already on screen.
      if (error instanceof ApiError && error.kind === 'refused' && error.code !== undefined)
        notify.warn(`Code ${error.code}`)
      throw error
    }
    draft.clear()
    onSent()
  }

  return (
    <Form
      draft={draft}
      schema={complaintSchema}
      mutation={submitComplaint}
      onSubmit={submit}
      button={{ children: 'Submit', busy: 'Submitting...' }}
      className={styles.form}
    >
      <SelectField
        name="where"
        label="Issue Where"
        placeholder="Choose where"
        options={issueAreas.map(asChoice)}
      />
      <AboutEvents />
      <TextAreaField name="issue" label="Issue" rows={4} />
    </Form>
  )
}

function AboutEvents() {
  const { values } = useFormikContext<ComplaintValues>()
  const { data: genres = [] } = useEvents()
  const { data } = useRegistrations()
  const events = eventChoices(data, genres, values.event)
  if (values.where !== REGISTERED_EVENTS) return null
  return (
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
        placeholder={events.length > 0 ? 'No event in particular' : 'No events are known yet'}
        options={events}
        disabled={events.length === 0}
      />
    </>
  )
}
