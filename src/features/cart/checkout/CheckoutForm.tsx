import { useFormikContext } from 'formik'
import { Link } from 'react-router-dom'
import type { CartLine } from '@/api/payments'
import { NewTabNote } from '@/blocks/handOff/NewTab'
import { delivery } from '@/content/merch'
import { Form } from '@/blocks/forms/Form'
import { useDraft } from '@/blocks/forms/useDraft'
import { VisitorsDraftNote } from './VisitorsDraftNote'
import { returnTo } from '@/blocks/useReturnState'
import { rupees } from '@/shared/lib/format'
import { paths } from '@/festival/paths'
import { Button } from '@/shared/ui/button/Button'
import { notify } from '@/shared/ui/toast/notify'
import { Checkbox } from '@/shared/ui/field/Checkbox'
import { Field } from '@/shared/ui/field/Field'
import { PhoneField } from '@/blocks/forms/PhoneField'
import { RadioGroup } from '@/shared/ui/field/RadioGroup'
import { billOf } from '@/state/cart/cartTotals'
import { checkoutSchema, TERMS, type CheckoutValues } from './schema'
import styles from './Checkout.module.css'

type Props = {
  lines: CartLine[]
  isSignedIn: boolean
  isOpening: boolean
  /** Called during the click or key press, because only then may the page open a tab. */
  onPay: (values: CheckoutValues) => void
  /** A signed-out user pressed Pay Now. Only ask them to sign in. */
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

export function CheckoutForm({ lines, isSignedIn, isOpening, onPay, onSignedOut }: Props) {
  // The user must accept the terms again for each order.
  const draft = useDraft('checkout', checkoutSchema, { secret: ['terms'] })

  return (
    <Form draft={draft} schema={checkoutSchema} onSubmit={onPay} className={styles.form}>
      <VisitorsDraftNote draft={draft} />
      <DeliveryFields lines={lines} />
      <PayButton isSignedIn={isSignedIn} isOpening={isOpening} onSignedOut={onSignedOut} />
      {isSignedIn ? (
        <NewTabNote />
      ) : (
        <p>
          Sign in to pay. Your cart stays as it is.{' '}
          <Link
            className="link"
            to={paths.signIn}
            state={returnTo({ pathname: paths.cart, search: '' })}
          >
            Sign In
          </Link>
        </p>
      )}
    </Form>
  )
}

function mustAcceptTerms(values: CheckoutValues): boolean {
  return values.way === 'home' && !values.terms
}

function DeliveryFields({ lines }: Pick<Props, 'lines'>) {
  const { values, errors, touched, setFieldValue, setTouched } = useFormikContext<CheckoutValues>()
  const isHome = values.way === 'home'

  /** The other method has different fields, which the user has not touched yet. */
  function chooseMethod(method: CheckoutValues['way']) {
    void setTouched({}, false)
    void setFieldValue('way', method)
  }

  return (
    <>
      <RadioGroup
        label="How you get it"
        options={DELIVERY_METHODS}
        value={values.way}
        onChange={chooseMethod}
      />
      {isHome ? (
        <AddressFields />
      ) : (
        <PhoneField name="emergency_number" label="Emergency number" required />
      )}
      <Bill {...billOf(lines, values.way)} />
      {isHome && (
        <div>
          <p className="small">
            Home delivery takes {delivery.when}. It costs {rupees(delivery.perPiece)} per piece, and
            is free from {rupees(delivery.freeFrom)}.
          </p>
          <Checkbox
            label="I accept the terms and conditions"
            checked={values.terms}
            error={touched.terms ? errors.terms : undefined}
            onChange={(terms) => void setFieldValue('terms', terms)}
          />
        </div>
      )}
    </>
  )
}

type PayButtonProps = Pick<Props, 'isSignedIn' | 'isOpening' | 'onSignedOut'>

function PayButton({ isSignedIn, isOpening, onSignedOut }: PayButtonProps) {
  const { values } = useFormikContext<CheckoutValues>()
  const mustAccept = mustAcceptTerms(values)

  function handleClick() {
    if (!isSignedIn) onSignedOut()
    else if (mustAccept) notify.error(TERMS)
  }

  return (
    <Button
      // A signed-out user sends nothing, so nothing is validated.
      type={isSignedIn ? 'submit' : 'button'}
      onClick={handleClick}
      variant={mustAccept ? 'secondary' : 'accent'}
      wide
      busy={isOpening && 'Initiating....'}
    >
      {mustAccept ? TERMS : 'Pay Now'}
    </Button>
  )
}

function AddressFields() {
  return (
    <fieldset className={styles.address}>
      <legend className="visuallyHidden">Delivery address</legend>
      <Field name="street" label="Street" autoComplete="street-address" required />
      <Field name="city" label="City" autoComplete="address-level2" required />
      <Field name="state" label="State" autoComplete="address-level1" required />
      <Field
        name="pincode"
        label="Pincode"
        inputMode="numeric"
        autoComplete="postal-code"
        required
      />
      <PhoneField name="mobile" label="Mobile" required />
    </fieldset>
  )
}

function Bill({ subtotal, delivery, tax, grandTotal }: ReturnType<typeof billOf>) {
  const rows = { Subtotal: subtotal, Delivery: delivery, Tax: tax, Total: grandTotal }
  return (
    <dl className={`figures ${styles.bill}`}>
      {Object.entries(rows).map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{rupees(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
