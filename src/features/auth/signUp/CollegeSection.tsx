import { useFormikContext } from 'formik'
import { edition } from '@/content/edition'
import { states } from '@/content/states'
import { Field } from '@/shared/ui/field/Field'
import { SelectField } from '@/shared/ui/field/SelectField'
import type { SignUpValues } from '../schema'
import { districtsOf } from './form'
import { Section } from './Section'

const asChoice = (name: string) => ({ value: name, label: name })
const YEARS = edition.yearsOfPassing.map(String).map(asChoice)
const STATES = states.map(({ name }) => asChoice(name))

export function CollegeSection() {
  const { values, setFieldValue, setFieldTouched } = useFormikContext<SignUpValues>()

  /** Changing the state clears the city (Spec §5). It shows no error, because the user did not leave the city empty. */
  function handleStateChange() {
    void setFieldTouched('city', false, false)
    // No validation here: it would still see the old state and report an error.
    void setFieldValue('city', '', false)
  }

  return (
    <Section number={2} title="College Information">
      <Field name="college" label="College" autoComplete="organization" required />
      <SelectField
        name="yop"
        label="Year of passing"
        options={YEARS}
        placeholder="Choose a year"
        required
      />
      <SelectField
        name="state"
        label="State"
        options={STATES}
        placeholder="Choose a state"
        required
        onChange={handleStateChange}
      />
      <SelectField
        name="city"
        label="City"
        options={districtsOf(values.state).map(asChoice)}
        placeholder={values.state ? 'Choose a city' : 'Choose a state first'}
        disabled={!values.state}
        required
      />
    </Section>
  )
}
