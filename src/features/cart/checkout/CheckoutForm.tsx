import { Form, Formik, useFormikContext } from 'formik'
import { useEffect, useState, type FormEvent, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { CartLine } from '@/api/handoffs'
import { NewTabNote } from '@/blocks/handOff/NewTab'
import { delivery } from '@/content/merch'
import { useDraftForm } from '@/blocks/forms/useDraftForm'
import { errorsOf } from '@/shared/lib/validation'
import { rupees } from '@/shared/lib/format'
import { paths } from '@/shared/paths'
import { Button } from '@/shared/ui/button/Button'
import { FocusFirstError } from '@/shared/ui/form/FocusFirstError'
import { notify } from '@/shared/ui/toast/notify'
import { PhoneField } from '@/shared/ui/field/PhoneField'
import { RadioGroup } from '@/shared/ui/field/RadioGroup'
import { AddressFields } from './AddressFields'
import { BillTable } from './BillTable'
import { draftFor, leaveVisitorsDraft, takeOverVisitorsDraft } from './order/drafts'
import { Terms } from './Terms'
import { checkoutSchema, TERMS, type CheckoutValues } from './order/checkoutSchema'
import styles from './Checkout.module.css'

type Props = {
  lines: CartLine[]
  /** The SF ID of the signed-in user, or `undefined`. Pass it as `key` too: each user has a separate form. */
  sfId: string | undefined
  isOpening: boolean
  /** Called during the click or key press, because only then may the page open a tab. */
  onPay: (values: CheckoutValues) => void
  /** A signed-out user pressed Pay Now: only ask them to sign in. */
  onSignedOut: () => void
}

const DELIVERY_METHODS = [
  { value: 'collect', label: `Collect from ${delivery.collectAt}`, hint: 'Free' },
  {
    value: 'home',
    label: 'Home delivery',
    hint: `${rupees(delivery.perPiece)} per piece, free from ${rupees(delivery.freeFrom)}`,
  },
] as const

type FieldsProps = Props & { keeper: ReactNode }

export function CheckoutForm(props: Props) {
  const { sfId } = props
  useState(() => sfId !== undefined && takeOverVisitorsDraft(sfId))
  const { name, options } = draftFor(sfId)
  const { form, keeper } = useDraftForm(name, checkoutSchema, options)
  useEffect(() => {
    // When this runs, the URL is already that of the next page.
    if (sfId === undefined) return () => leaveVisitorsDraft(window.location.pathname)
  }, [sfId])

  return (
    <Formik
      initialValues={form.initialValues}
      validate={(values) => errorsOf(checkoutSchema, values)}
      onSubmit={() => undefined}
    >
      <Fields {...props} keeper={keeper} />
    </Formik>
  )
}

function Fields({ lines, sfId, isOpening, keeper, onPay, onSignedOut }: FieldsProps) {
  const { values, setFieldValue, setTouched, handleSubmit } = useFormikContext<CheckoutValues>()
  const isSignedIn = sfId !== undefined
  const isHome = values.way === 'home'
  const mustAccept = isHome && !values.terms

  // Formik validates first and submits later, when the browser no longer allows a new tab. So this pays at once.
  function submit(event: FormEvent<HTMLFormElement>) {
    if (!isSignedIn) {
      event.preventDefault()
      return onSignedOut()
    }
    handleSubmit(event)
    if (mustAccept) notify.error(TERMS)
    if (checkoutSchema.isValidSync(values)) onPay(values)
  }

  /** The other choice has different fields, which the user has not left yet. */
  function chooseWay(way: CheckoutValues['way']) {
    void setTouched({}, false)
    void setFieldValue('way', way)
  }

  return (
    <Form className={styles.form} noValidate onSubmit={submit}>
      <RadioGroup
        label="How you get it"
        options={DELIVERY_METHODS}
        value={values.way}
        onChange={chooseWay}
      />
      {isHome ? (
        <AddressFields />
      ) : (
        <PhoneField name="emergency_number" label="Emergency number" required />
      )}
      <BillTable lines={lines} way={values.way} />
      {isHome && <Terms />}
      <Button
        type="submit"
        variant={mustAccept ? 'secondary' : 'accent'}
        wide
        busy={isOpening && 'Initiating....'}
      >
        {mustAccept ? TERMS : 'Pay Now'}
      </Button>
      {isSignedIn ? (
        <NewTabNote />
      ) : (
        <p>
          Sign in to pay. Your cart stays as it is.{' '}
          <Link className="link" to={paths.signIn}>
            Sign In
          </Link>
        </p>
      )}
      <FocusFirstError />
      {keeper}
    </Form>
  )
}
