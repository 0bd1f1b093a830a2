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

/** Spec §3: a plain list of lines. `writeCart` adds the edition to each line. */
const storedCart = createStored<FoundCart>({
  key: 'cart',
  fallback: { lines: [], dropped: 0, repriced: 0 },
  read: readCart,
  write: writeCart,
})

/** Spec §3: a new choice has no size and the quantity 1. */
export type ItemChoice = { selectedSize: string | undefined; quantity: number }

const NOTHING_CHOSEN: ItemChoice = { selectedSize: undefined, quantity: quantities.least }

type CartState = FoundCart &
  ReturnType<typeof actsOn> & {
    /** Only the last item keeps its choice, and a reload resets it. */
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

/** Actions change the stored cart, not the rendered one: another tab may have changed the cart since the last render. */
function actsOn(forgetChoice: () => void) {
  return {
    /** Spec §4: resets the choice. Returns `updated` if the cart had a line for this item and size. */
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
    /** Undoes a removal. `index` is the old index in `lines`. */
    restore: (line: CartLine, index: number) => change((cart) => restoreLine(cart, line, index)),
    /** Call it after the user has seen `differencesText`. */
    forgetDifferences: () => storedCart.update(({ lines }) => ({ lines, dropped: 0, repriced: 0 })),
  }
}

function change(next: (cart: CartLine[]) => CartLine[]) {
  storedCart.update((cart) => ({ ...cart, lines: next(cart.lines) }))
}
