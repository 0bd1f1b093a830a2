import type { Ref } from 'react'
import { securityQuestions } from '@/content/securityQuestions'
import { Field } from '@/shared/ui/field/Field'
import { PasswordField } from '@/shared/ui/field/PasswordField'
import { SelectField } from '@/shared/ui/field/SelectField'
import { Captcha, type CaptchaHandle } from './Captcha'
import { Section } from './Section'

const QUESTIONS = securityQuestions.map((question) => ({ value: question, label: question }))

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
