import type { CartLine } from '@/api/handoffs'
import { rupees } from '@/shared/lib/format'
import { billOf, type DeliveryMethod } from '@/state/cart/cartTotals'
import styles from './Checkout.module.css'

export function BillTable({ lines, way }: { lines: CartLine[]; way: DeliveryMethod }) {
  const bill = billOf(lines, way)
  const rows = [
    ['Subtotal', bill.subtotal],
    ['Delivery', bill.delivery],
    ['Tax', bill.tax],
    ['Total', bill.grandTotal],
  ] as const
  return (
    <dl className={`figures ${styles.bill}`}>
      {rows.map(([what, amount]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{rupees(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
