import type { CartLine } from '@/api/handoffs'
import { Button } from '@/shared/ui/button/Button'
import { useCart } from '@/state/cart/cart'
import { droppedText } from '@/state/cart/cartLines'
import styles from './Notices.module.css'

export type Removal = { what: string; lines: { line: CartLine; index: number }[] }

type Props = { removal: Removal | null; onDone: () => void }

/** Messages about the cart. They stay until the user reacts: Undo has no timeout. */
export function Notices({ removal, onDone }: Props) {
  const { restore, dropped, forgetDropped } = useCart()

  function undo() {
    for (const { line, index } of removal?.lines ?? []) restore(line, index)
    onDone()
  }

  return (
    <div role="status">
      {dropped > 0 && (
        <div className={`row ${styles.notice}`}>
          <p>{droppedText(dropped)}</p>
          <Button variant="secondary" size="small" onClick={forgetDropped}>
            OK
          </Button>
        </div>
      )}
      {removal && (
        <div className={`row ${styles.notice}`}>
          <p>
            <b>{removal.what}</b> was removed from your cart.
          </p>
          <Button key={removal.what} ref={focus} variant="secondary" size="small" onClick={undo}>
            Undo
          </Button>
        </div>
      )}
    </div>
  )
}

/** The button in the removed line is gone, so the focus moves to Undo. */
const focus = (button: HTMLButtonElement | null) => button?.focus()
