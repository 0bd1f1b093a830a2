import { Field } from '@/shared/ui/field/Field'
import { PhoneField } from '@/shared/ui/field/PhoneField'
import styles from './Checkout.module.css'

export function AddressFields() {
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
        maxLength={6}
        required
      />
      <PhoneField name="mobile" label="Mobile" required />
    </fieldset>
  )
}
