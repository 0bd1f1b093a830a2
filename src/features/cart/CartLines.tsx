import type { CartLine } from '@/api/payments'
import { merch } from '@/content/merch'
import { rupees } from '@/shared/lib/format'
import { Icon } from '@/shared/ui/Icon'
import { Stepper } from '@/shared/ui/button/Stepper'
import { useCart } from '@/state/cart/cart'
import { chosenSize, lineText } from '@/state/cart/cartLines'
import styles from './CartLines.module.css'

type Props = { lines: CartLine[]; onRemove: (line: CartLine) => void }

export function CartLines({ lines, onRemove }: Props) {
  return (
    <ul aria-label="Items in your cart">
      {lines.map((line) => (
        <Line key={`${line.id} ${line.size}`} line={line} onRemove={() => onRemove(line)} />
      ))}
    </ul>
  )
}

function Line({ line, onRemove }: { line: CartLine; onRemove: () => void }) {
  const { setCount } = useCart()
  const { id, title, price, count, total } = line
  const item = merch.find((garment) => garment.id === id)
  const hasSoldOut = item?.isSoldOut ?? false
  const name = lineText(line)
  const size = chosenSize(line)
  return (
    <li className={styles.line} data-sold-out={hasSoldOut}>
      <img className={styles.picture} src={item?.imageFront} alt="" width="110" height="110" />
      <div className={styles.words}>
        <b>{title}</b>
        <span className="figures">
          {size && `Size ${size}, `}
          {rupees(price)} each
        </span>
        <button
          type="button"
          className="removeButton"
          aria-label={`Remove ${name}`}
          onClick={onRemove}
        >
          <Icon name="remove" /> Remove
        </button>
      </div>
      <Stepper
        label={name}
        value={count}
        max={hasSoldOut ? count : undefined}
        onChange={(next) => setCount(line, next)}
      />
      <output className={`figures ${styles.total}`} aria-label={`Total of ${name}`}>
        {hasSoldOut ? <span className={styles.soldOut}>Sold out</span> : rupees(total)}
      </output>
    </li>
  )
}
