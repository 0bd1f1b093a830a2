import { useFormikContext } from 'formik'
import { SendForm } from '@/blocks/forms/SendForm'
import { useDraftForm } from '@/blocks/forms/useDraftForm'
import { SelectField } from '@/shared/ui/field/SelectField'
import { TextAreaField } from '@/shared/ui/field/TextAreaField'
import { useEvents } from '@/state/server/events'
import { useOwn } from '@/state/server/own'
import { registrations } from '@/state/server/registrations'
import type { Outcome } from '@/state/server/words'
import {
  complaintSchema,
  issueTypes,
  REGISTERED_EVENTS,
  wheres,
  wireType,
  type ComplaintValues,
} from './complaintRules'
import { chosenName, eventChoices } from './eventChoices'
import styles from './ReportIssue.module.css'

type Props = {
  draftName: string
  isSending: boolean
  onSubmit: (type: string, issue: string) => Promise<Outcome>
}

/** The complaint form (Spec §5). The draft survives closing the modal and a reload, until it is sent. */
export function ComplaintForm({ draftName, isSending, onSubmit }: Props) {
  const { genres } = useEvents()
  const { data } = useOwn(registrations)
  const events = eventChoices(data, genres)
  const { form, keeper } = useDraftForm(draftName, complaintSchema, {
    initial: { where: REGISTERED_EVENTS },
  })

  return (
    <SendForm
      form={form}
      submit="Submit"
      busy="Submitting..."
      isBusy={isSending}
      className={styles.form}
      below={keeper}
      onSubmit={(values) =>
        onSubmit(wireType(values, chosenName(events, values.event)), values.issue)
      }
    >
      <SelectField
        name="where"
        label="Issue Where"
        placeholder="Choose where"
        options={wheres.map(asChoice)}
      />
      <AboutEvents events={events} />
      <TextAreaField name="issue" label="Issue" rows={4} />
    </SendForm>
  )
}

function AboutEvents({ events }: { events: ReturnType<typeof eventChoices> }) {
  const { values } = useFormikContext<ComplaintValues>()
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

function asChoice(words: string) {
  return { value: words, label: words }
}
