import { Form, Formik, type FormikErrors, type FormikHelpers, type FormikValues } from 'formik'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { AutosaveDraft, type FormDraft } from './formDraft'
import { FocusFirstError } from '@/shared/ui/form/FocusFirstError'
import { SubmitButton } from '@/shared/ui/form/SubmitButton'
import { Modal } from '@/shared/ui/modal/Modal'
import { runSubmit, ServerError } from './submitErrors'
import styles from './ModalForm.module.css'

type Props<Values> = Omit<ComponentProps<typeof Modal>, 'children' | 'footer'> & {
  draft: FormDraft<Values>
  validate: (values: Values) => FormikErrors<Values>
  /** The text of the button. */
  submit: string
  /** The text of the button while the form is sent, as in 'Adding...'. */
  busy: string
  /** Busy although this form is not being sent: the same mutation is pending on another screen. */
  isBusy?: boolean
  variant?: ComponentProps<typeof SubmitButton>['variant']
  className?: string | undefined
  children: ReactNode
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<unknown>
}

/** A modal with one form: its button stands in the footer, with the server's message beside it. */
export function ModalForm<Values extends FormikValues>(props: Props<Values>) {
  const {
    draft,
    validate,
    submit,
    busy,
    isBusy,
    variant = 'primary',
    className,
    children,
    onSubmit,
    ...modal
  } = props
  const id = useId()
  return (
    <Formik
      initialValues={draft.initialValues}
      validate={validate}
      onSubmit={(values, helpers) => runSubmit(helpers, () => onSubmit(values, helpers))}
    >
      <>
        {/* Outside the modal, which unmounts its children when it closes: a request that succeeds after that clears the draft,
            and this empties the form. */}
        <AutosaveDraft draft={draft} />
        <Modal
          {...modal}
          footer={
            <div className={styles.foot}>
              {/* Without `lostResponseAdvice` it shows nothing after a lost response: the toast has the advice. */}
              <ServerError />
              <SubmitButton form={id} busy={busy} isBusy={isBusy} variant={variant}>
                {submit}
              </SubmitButton>
            </div>
          }
        >
          <Form id={id} className={className} noValidate>
            {children}
            {/* The one in SubmitButton finds no form around it: the footer is outside. */}
            <FocusFirstError />
          </Form>
        </Modal>
      </>
    </Formik>
  )
}
