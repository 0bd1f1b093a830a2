import { useFormikContext } from 'formik'
import type { ClipboardEvent } from 'react'
import { DateField } from '@/shared/ui/DateField'
import { Field } from '@/shared/ui/Field'
import { SelectField } from '@/shared/ui/SelectField'
import { latestBirthday } from '../schema'
import { Section } from './Section'

const GENDERS = [
  { value: 'M', label: 'Male' },
  { value: 'F', label: 'Female' },
]

export function PersonalSection() {
  const { setFieldValue } = useFormikContext()

  /** '+91 90000 00065' out of the contacts: the cap of ten characters would cut it to something wrong. */
  function handleMobilePaste(event: ClipboardEvent) {
    const digits = event.clipboardData.getData('text').replace(/\D/g, '')
    const national = /^(?:0|91)?(\d{10})$/.exec(digits)?.[1]
    if (!national) return
    event.preventDefault()
    void setFieldValue('mobile', national)
  }

  return (
    <Section number={1} title="Personal Information">
      <Field name="name" label="Name" autoComplete="name" required />
      <Field
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <Field
        name="mobile"
        label="Mobile"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={10}
        required
        onPaste={handleMobilePaste}
      />
      <DateField
        name="dob"
        label="Date of birth"
        autoComplete="bday"
        placeholder="Such as 31/12/2004"
        openTo={latestBirthday()}
        required
      />
      <SelectField
        name="gender"
        label="Gender"
        options={GENDERS}
        placeholder="Choose a gender"
        autoComplete="sex"
        required
      />
    </Section>
  )
}
