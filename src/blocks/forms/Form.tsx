import { Form as FormikForm, Formik, useFormikContext } from 'formik'
import type { FormikErrors, FormikHelpers } from 'formik'
import { use, useEffect, useEffectEvent, useId, useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { AnyObject, Schema } from 'yup'
import { ApiError } from '@/api/errors'
import { useIsHydrated } from '@/shared/hooks/useIsHydrated'
import { restoreFocus } from '@/shared/lib/focus'
import { FocusFirstError } from '@/shared/ui/form/FocusFirstError'
import { FormLock, ignoredWhileLocked } from '@/shared/ui/form/formLock'
import { SubmitButton } from '@/shared/ui/form/SubmitButton'
import { ModalFooter } from '@/shared/ui/modal/modalFooter'
import { ServerError } from './ServerError'
import type { FormDraft } from './useDraft'
import styles from './Form.module.css'

type Props<Values extends AnyObject> = {
  /** Stores the values until they are sent. A form without a draft has `initialValues`. */
  draft?: FormDraft<Values>
  initialValues?: Values
  /** A form for members has `validate` instead. */
  schema?: Schema<Values>
  validate?: (values: Values) => FormikErrors<Values> | Promise<FormikErrors<Values>>
  /** The mutation that the form sends. While it is pending the form is locked, even if another screen has sent it. */
  mutation?: { isPending: boolean; error: ApiError | null }
  /** Gets valid values that the schema has cast. */
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => unknown
  /**
   * The submit button: `children` is its text, `busy` is its text while the mutation is pending. A form without it
   * renders its own button and `ServerError`.
   */
  button?: Omit<ComponentProps<typeof SubmitButton>, 'form'>
  /** Renders the button in the footer of the modal instead of below the fields. */
  isButtonInFooter?: boolean
  /** Shown when the response was lost: what may have happened, and what to do next. */
  lostResponseAdvice?: ReactNode
  below?: ReactNode
  /** A submit button outside the form refers to this id. */
  id?: string
  className?: string | undefined
  children: ReactNode
}

/** A Formik form with a draft. A new `draft.key` mounts it again, so that sent values are not stored again. */
export function Form<Values extends AnyObject>(props: Props<Values>) {
  return <NewForm key={props.draft?.key} {...props} />
}

function NewForm<Values extends AnyObject>(props: Props<Values>) {
  const { draft, schema, validate, onSubmit } = props
  // The prerendered form is empty. `useStoredDraft` fills it after hydration.
  const isHydrated = useIsHydrated()
  const [initialValues] = useState(
    () => props.initialValues ?? (isHydrated ? draft?.read() : draft?.emptyValues),
  )
  if (!initialValues) throw new Error('<Form> needs a draft or initialValues')

  async function handleSubmit(values: Values, helpers: FormikHelpers<Values>) {
    try {
      await onSubmit(schema?.cast(values) ?? values, helpers)
    } catch (error) {
      // The mutation has shown an `ApiError`. Any other error is a bug, which Formik would only log.
      if (!(error instanceof ApiError)) reportError(error)
    }
  }

  return (
    <Formik
      initialValues={initialValues}
      validationSchema={schema}
      {...(validate && { validate })}
      onSubmit={handleSubmit}
    >
      <FormBody {...props} />
    </Formik>
  )
}

function FormBody<Values extends AnyObject>(props: Props<Values>) {
  const { draft, mutation, button, isButtonInFooter, lostResponseAdvice, below } = props
  const isLocked = mutation?.isPending ?? false
  const ownId = useId()
  const id = props.id ?? ownId
  const footer = use(ModalFooter)
  useStoredDraft(draft)

  const foot = (
    <>
      {button && (
        <>
          <ServerError error={mutation?.error} lostResponseAdvice={lostResponseAdvice} />
          <SubmitButton {...button} form={id} />
        </>
      )}
      {below}
    </>
  )
  return (
    <FormLock value={isLocked}>
      {/* A press before hydration would send the fields in the address. `method="dialog"` prevents this: it submits
      nothing outside a `<dialog>`. */}
      <FormikForm
        ref={restoreFocus}
        id={id}
        className={props.className}
        noValidate
        method="dialog"
        {...(isLocked && ignoredWhileLocked)}
      >
        {props.children}
        {!isButtonInFooter && foot}
        <FocusFirstError />
      </FormikForm>
      {isButtonInFooter &&
        footer &&
        createPortal(
          <div ref={restoreFocus} className={styles.foot}>
            {foot}
          </div>,
          footer,
        )}
    </FormLock>
  )
}

function useStoredDraft<Values extends AnyObject>(draft: FormDraft<Values> | undefined) {
  const { values, setValues } = useFormikContext<Values>()
  const isHydrated = useIsHydrated()
  const [isPrerendered] = useState(!isHydrated)

  // The user may have typed before hydration. These values are newer than the draft.
  const restore = useEffectEvent(() => {
    if (!draft) return
    const typed = Object.entries(values).filter(
      ([name, value]) => value !== draft.emptyValues[name],
    )
    void setValues(Object.assign({}, draft.read(), Object.fromEntries(typed)), false)
  })
  useEffect(() => {
    if (isPrerendered && isHydrated) restore()
  }, [isPrerendered, isHydrated])

  const store = useEffectEvent(() => {
    if (isHydrated) draft?.store(values)
  })
  useEffect(() => store(), [values])
}
