import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import type { CartLine } from '@/api/payments'
import { quantities, type MerchItem } from '@/content/merch'
import { useStored } from '@/shared/storage/useStored'
import { forgetOrderOf } from '@/state/handedOffPayments'
import { createStored } from '@/shared/storage/createStored'
import {
  addLine,
  changeCount,
  findLine,
  lineOf,
  readCart,
  removeLine,
  restoreLine,
  writeCart,
  type FoundCart,
} from './cartLines'

/** Stored as a plain list of lines (Spec §3), each with its edition. */
const storedCart = createStored<FoundCart>({
  key: 'cart',
  fallback: { lines: [], dropped: 0, repriced: 0 },
  read: readCart,
  write: writeCart,
})

/** The choice before an item is added (Spec §3: no size, quantity 1). */
export type ItemChoice = { selectedSize: string | undefined; quantity: number }

const NOTHING_CHOSEN: ItemChoice = { selectedSize: undefined, quantity: quantities.least }

type CartState = FoundCart &
  ReturnType<typeof actsOn> & {
    /** Resets for another item and on a reload. */
    choiceOf: (item: MerchItem) => ItemChoice
    choose: (item: MerchItem, choice: Partial<ItemChoice>) => void
  }

const CartContext = createContext<CartState | null>(null)

export function CartProvider({ children }: { children: ReactNode }) {
  const found = useStored(storedCart)
  const [chosen, setChosen] = useState<ItemChoice & { id?: number }>(NOTHING_CHOSEN)
  const value = useMemo(() => {
    const choiceOf = ({ id }: MerchItem) => (chosen.id === id ? chosen : NOTHING_CHOSEN)
    const choose = (item: MerchItem, choice: Partial<ItemChoice>) =>
      setChosen({ ...choiceOf(item), ...choice, id: item.id })
    return { ...found, choiceOf, choose, ...actsOn(() => setChosen(NOTHING_CHOSEN)) }
  }, [found, chosen])
  return <CartContext value={value}>{children}</CartContext>
}

export function useCart(): CartState {
  const state = use(CartContext)
  if (!state) throw new Error('useCart needs <CartProvider> above it; see app/App.tsx')
  return state
}

/** Each action changes the stored cart, because another tab may have changed it since the last render. */
function actsOn(forgetChoice: () => void) {
  return {
    /** Returns whether this item was in the cart in this size. Resets the choice (Spec §4). */
    add: (item: MerchItem, size: string, count: number) => {
      forgetChoice()
      const line = lineOf(item, size, count)
      if (!findLine(storedCart.get().lines, line)) forgetOrderOf(line)
      change((cart) => addLine(cart, line))
      const countNow = findLine(storedCart.get().lines, line)?.count ?? 0
      return countNow > line.count ? 'updated' : 'added'
    },
    setCount: (line: CartLine, count: number) => change((cart) => changeCount(cart, line, count)),
    remove: (line: CartLine) => change((cart) => removeLine(cart, line)),
    /** Undoes a removal; `index` is the old index in `lines`. */
    restore: (line: CartLine, index: number) => change((cart) => restoreLine(cart, line, index)),
    /** Call it after telling the user how the cart differs from what was stored. */
    forgetDifferences: () => storedCart.update(({ lines }) => ({ lines, dropped: 0, repriced: 0 })),
  }
}

function change(next: (cart: CartLine[]) => CartLine[]) {
  storedCart.update((cart) => ({ ...cart, lines: next(cart.lines) }))
}
