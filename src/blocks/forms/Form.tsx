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
  /** Where what is typed is kept until it is sent. Without one: `initialValues`. */
  draft?: FormDraft<Values>
  initialValues?: Values
  /** Rules and casts. A form for members has `validate` instead. */
  schema?: Schema<Values>
  validate?: (values: Values) => FormikErrors<Values> | Promise<FormikErrors<Values>>
  /** What the form sends. While it is pending the form is locked and busy, also if another screen has sent it. */
  mutation?: { isPending: boolean; error: ApiError | null }
  /** Called with valid values, cast by the schema. */
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => unknown
  /**
   * Its submit button: `children` is its text, `busy` the one while the form is sent. Absent: the form has a button and a
   * `ServerError` of its own.
   */
  button?: Omit<ComponentProps<typeof SubmitButton>, 'form'>
  /** The button stands in the footer of the modal around, instead of below the fields. */
  isButtonInFooter?: boolean
  /** Shown when the response was lost: what may have happened, and what to do next. */
  lostResponseAdvice?: ReactNode
  /** Below the button. */
  below?: ReactNode
  /** For a submit button outside. */
  id?: string
  className?: string | undefined
  children: ReactNode
}

/**
 * Formik, with a draft, and bound to the mutation that it sends. Whatever clears or replaces the draft starts the form anew,
 * so that nothing which was sent is stored again.
 */
export function Form<Values extends AnyObject>(props: Props<Values>) {
  return <NewForm key={props.draft?.key} {...props} />
}

function NewForm<Values extends AnyObject>(props: Props<Values>) {
  const { draft, schema, validate, onSubmit } = props
  // The prerendered form is empty: `useStoredDraft` fills it once it is hydrated.
  const isHydrated = useIsHydrated()
  const [initialValues] = useState(
    () => props.initialValues ?? (isHydrated ? draft?.read() : draft?.emptyValues),
  )
  if (!initialValues) throw new Error('<Form> needs a draft or initialValues')

  async function handleSubmit(values: Values, helpers: FormikHelpers<Values>) {
    try {
      await onSubmit(schema?.cast(values) ?? values, helpers)
    } catch (error) {
      // The mutation has shown an `ApiError`. Anything else is our own bug, which Formik would only log.
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
      {/* `method="dialog"` submits nothing outside a `<dialog>`: without it, a press before hydration would send the fields
      in the address. */}
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

/** Stores what is typed. */
function useStoredDraft<Values extends AnyObject>(draft: FormDraft<Values> | undefined) {
  const { values, setValues } = useFormikContext<Values>()
  const isHydrated = useIsHydrated()
  const [isPrerendered] = useState(!isHydrated)

  // What was typed before React took over a prerendered page is newer than the draft.
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
