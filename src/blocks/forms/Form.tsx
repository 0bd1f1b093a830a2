import {
  Form as FormikForm,
  Formik,
  useFormikContext,
  type FormikErrors,
  type FormikHelpers,
} from 'formik'
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  type ComponentProps,
  type FormEvent,
  type ReactNode,
} from 'react'
import type { AnyObject, Schema } from 'yup'
import { afterPaint } from '@/shared/lib/scheduling'
import { errorsOf } from '@/festival/validation'
import { FocusFirstError } from '@/shared/ui/form/FocusFirstError'
import { FormLock, ignoredWhileLocked } from '@/shared/ui/form/formLock'
import { SubmitButton } from '@/shared/ui/form/SubmitButton'
import { runSubmit, ServerError } from './submitErrors'
import type { FormDraft } from './useDraft'
import styles from './Form.module.css'

type Button = Omit<ComponentProps<typeof SubmitButton>, 'form' | 'isBusy'>

type Props<Values extends AnyObject> = {
  /** Rules and casts. A form for members has `validate` instead. */
  schema?: Schema<Values>
  validate?: (values: Values) => FormikErrors<Values>
  /** Where what is typed is kept until it is sent. Without one: `initialValues`. */
  draft?: FormDraft<Values>
  initialValues?: Values
  /**
   * Its submit button: `children` is its text, `busy` the one while the form is sent. Absent: the form has a button and a
   * `ServerError` of its own.
   */
  button?: Button
  /** Of the mutation, so that it is also true on a screen that is opened anew while it is pending. */
  isSending?: boolean
  /** Puts the form into a modal, and its button into the footer there. By default the button stands below the fields. */
  layout?: (form: ReactNode, footer: ReactNode) => ReactNode
  /** For a submit button outside. */
  id?: string
  className?: string | undefined
  /** Shown when the response was lost: what may have happened, and what to do next. */
  lostResponseAdvice?: ReactNode
  /** Below the button. */
  below?: ReactNode
  /** Called first on each submit. `false` ends it: nothing is validated, and no errors are shown. */
  onBeforeSubmit?: (values: Values) => boolean
  children: ReactNode
} & (
  | {
      /** Called with valid values, cast by the schema. */
      onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<unknown>
      opensTab?: false
    }
  | {
      /** Called inside the click or key event: browsers allow a new tab only there, and Formik validates later. */
      onSubmit: (values: Values) => void
      opensTab: true
    }
)

/**
 * Every form of the site: Formik's own, with a draft, the server's message beside the button, and the focus on the first
 * error. While it is being sent, its fields cannot be changed.
 */
export function Form<Values extends AnyObject>(props: Props<Values>) {
  const { schema, validate, draft, initialValues = draft?.initialValues } = props
  if (!initialValues) throw new Error('<Form> needs a draft or initialValues')
  const cast = (values: Values) => schema?.cast(values) ?? values
  return (
    <Formik
      initialValues={initialValues}
      validate={validate ?? ((values) => (schema ? errorsOf(schema, values) : {}))}
      onSubmit={async (values, helpers) => {
        // Formik calls it too late for a new tab; `useSubmit` has opened that.
        if (props.opensTab) return
        await runSubmit(helpers, () => props.onSubmit(cast(values), helpers))
        followDraft(draft, values, helpers)
      }}
    >
      <FormBody {...props} />
    </Formik>
  )
}

function FormBody<Values extends AnyObject>(props: Props<Values>) {
  const { draft, button, layout, className, lostResponseAdvice, below, children } = props
  const { isSubmitting } = useFormikContext<Values>()
  const isSending = props.isSending ?? false
  const isLocked = isSubmitting || isSending
  const ownId = useId()
  const id = props.id ?? ownId
  const handleSubmit = useSubmit(props)
  useStoredDraft(draft, isSending)

  const foot = (
    <>
      {button && (
        <>
          <ServerError lostResponseAdvice={lostResponseAdvice} />
          <SubmitButton {...button} form={id} isBusy={isSending} />
        </>
      )}
      {below}
    </>
  )
  const form = (
    // `method="dialog"` submits nothing outside a `<dialog>`: without it, a press before hydration would send the fields in
    // the address.
    <FormikForm
      id={id}
      className={className}
      noValidate
      method="dialog"
      onSubmit={handleSubmit}
      {...(isLocked && ignoredWhileLocked)}
    >
      {children}
      {!layout && foot}
      <FocusFirstError />
    </FormikForm>
  )
  return (
    <FormLock value={isLocked}>
      {layout ? layout(form, <div className={styles.foot}>{foot}</div>) : form}
    </FormLock>
  )
}

/**
 * The press is painted before Formik validates: on the slowest phones a long form takes a third of a second to show its
 * errors. `opensTab`: validates once more, synchronously, and leaves to Formik the errors beside the fields.
 */
function useSubmit<Values extends AnyObject>(props: Props<Values>) {
  const { schema, onBeforeSubmit, opensTab, onSubmit } = props
  const { values, submitForm } = useFormikContext<Values>()
  const isPressed = useRef(false)
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Until the next render makes the button busy.
    if (isPressed.current || onBeforeSubmit?.(values) === false) return
    isPressed.current = true
    afterPaint(() => void submitForm().finally(() => (isPressed.current = false)))
    if (opensTab && schema?.isValidSync(values)) onSubmit(schema.cast(values))
  }
}

/** Keeps the draft and the fields the same. */
function useStoredDraft<Values extends AnyObject>(
  draft: FormDraft<Values> | undefined,
  isSending: boolean,
) {
  const { values, setValues, resetForm } = useFormikContext<Values>()

  // What was typed before React took over a prerendered page is newer than the draft.
  const restore = useEffectEvent(() => {
    const typed = Object.entries(values).filter(([, value]) => value !== '')
    if (draft) void setValues(Object.assign({}, draft.read(), Object.fromEntries(typed)), false)
  })
  const isRestorable = draft !== undefined && draft.isPrerendered && draft.isHydrated
  useEffect(() => {
    if (isRestorable) restore()
  }, [isRestorable])

  const store = useEffectEvent(() => {
    if (draft?.isHydrated && !isSending) draft.store(values)
  })
  useEffect(() => store(), [values])

  // A form that was opened anew while the request was pending.
  const follow = useEffectEvent(() => followDraft(draft, values, { resetForm }))
  const wasSending = useRef(isSending)
  useEffect(() => {
    if (wasSending.current && !isSending) follow()
    wasSending.current = isSending
  }, [isSending])
}

/** Once a form is sent, its draft has what is left: nothing, or rows for the next time. After a failure, it is the same. */
function followDraft<Values>(
  draft: FormDraft<Values> | undefined,
  values: Values,
  { resetForm }: Pick<FormikHelpers<Values>, 'resetForm'>,
) {
  if (draft && !draft.isStored(values)) resetForm({ values: draft.read() })
}
