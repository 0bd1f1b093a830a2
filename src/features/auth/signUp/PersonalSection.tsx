import { DateField } from '@/shared/ui/date/DateField'
import { Field } from '@/shared/ui/field/Field'
import { PhoneField } from '@/shared/ui/field/PhoneField'
import { SelectField } from '@/shared/ui/field/SelectField'
import { latestBirthday } from '../schema'
import { Section } from './Section'

const GENDERS = [
  { value: 'M', label: 'Male' },
  { value: 'F', label: 'Female' },
]

export function PersonalSection() {
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
      <PhoneField name="mobile" label="Mobile" required />
      <DateField
        name="dob"
        label="Date of birth"
        autoComplete="bday"
        placeholder="For example 31/12/2004"
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
