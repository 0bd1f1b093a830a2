import { useFormikContext } from 'formik'
import type { ReactNode, Ref } from 'react'
import { edition } from '@/content/edition'
import { securityQuestions } from '@/content/securityQuestions'
import { states } from '@/content/states'
import { DateField } from '@/shared/ui/date/DateField'
import { EmailField } from '@/blocks/forms/EmailField'
import { Field } from '@/shared/ui/field/Field'
import { PasswordField } from '@/shared/ui/field/PasswordField'
import { PhoneField } from '@/blocks/forms/PhoneField'
import { SelectField } from '@/shared/ui/field/SelectField'
import { latestBirthday, type SignUpValues } from '../schema'
import { Captcha, type CaptchaHandle } from './Captcha'
import { districtsOf } from './form'
import styles from './SignUp.module.css'

const asChoice = (name: string) => ({ value: name, label: name })
const GENDERS = [
  { value: 'M', label: 'Male' },
  { value: 'F', label: 'Female' },
]
const YEARS = edition.yearsOfPassing.map(String).map(asChoice)
const STATES = states.map(({ name }) => asChoice(name))
const QUESTIONS = securityQuestions.map(asChoice)

export function PersonalSection() {
  return (
    <Section number={1} title="Personal Information">
      <Field name="name" label="Name" autoComplete="name" required />
      <EmailField name="email" label="Email" autoComplete="email" required />
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

export function CollegeSection() {
  const { values, setFieldValue, setFieldTouched } = useFormikContext<SignUpValues>()

  /** A new state clears the city (Spec §5). The city shows no error, because the user has not left it empty. */
  function handleStateChange() {
    void setFieldTouched('city', false, false)
    // Validation here would still see the old state and report an error.
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

export function CredentialsSection({ captcha }: { captcha: Ref<CaptchaHandle> }) {
  return (
    <Section number={3} title="Account Credentials">
      <PasswordField name="password" label="Password" autoComplete="new-password" required />
      <PasswordField
        name="confirm_password"
        label="Confirm password"
        autoComplete="new-password"
        required
      />
      <SelectField
        name="security_question"
        label="Security question"
        options={QUESTIONS}
        placeholder="Choose a question"
        required
      />
      <Field name="security_answer" label="Security answer" autoComplete="off" required />
      <Captcha ref={captcha} />
    </Section>
  )
}

type SectionProps = { number: 1 | 2 | 3; title: string; children: ReactNode }

function Section({ number, title, children }: SectionProps) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>
        <span className={styles.number} data-number={number} aria-hidden="true">
          {number}
        </span>
        <h2 className="title" data-size="d3">
          {title}
        </h2>
      </legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  )
}
