import { useFormikContext } from 'formik'
import { delivery } from '@/content/merch'
import { rupees } from '@/shared/lib/format'
import { Checkbox } from '@/shared/ui/field/Checkbox'
import type { CheckoutValues } from './order/checkoutSchema'

/** The terms of home delivery (Spec §9). */
export function Terms() {
  const { values, errors, touched, setFieldValue } = useFormikContext<CheckoutValues>()
  return (
    <div>
      <p className="small">
        Home delivery takes {delivery.when}. It costs {rupees(delivery.perPiece)} per piece, and is
        free from {rupees(delivery.freeFrom)}.
      </p>
      <Checkbox
        label="I accept the terms and conditions"
        checked={values.terms}
        error={touched.terms ? errors.terms : undefined}
        onChange={(terms) => void setFieldValue('terms', terms)}
      />
    </div>
  )
}
