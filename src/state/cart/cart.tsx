import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import type { CartLine } from '@/api/handoffs'
import { quantities, type MerchItem, type Size } from '@/content/merch'
import { useStored } from '@/shared/storage/useStored'
import { createStored } from '@/shared/storage/createStored'
import {
  addLine,
  changeCount,
  findLine,
  lineOf,
  readCart,
  removeLine,
  restoreLine,
  type FoundCart,
} from './cartLines'

/** What is stored is the plain list of lines (Spec §3). */
const storedCart = createStored<FoundCart>({
  key: 'cart',
  fallback: { lines: [], dropped: 0 },
  read: readCart,
  write: ({ lines }) => lines,
})

/** What is being chosen of an item, before it is added (Spec §3: selectedSize none, quantity 1). */
export type Choice = { selectedSize: Size | undefined; quantity: number }

const NOTHING_CHOSEN: Choice = { selectedSize: undefined, quantity: quantities.least }

type CartState = FoundCart &
  ReturnType<typeof actsOn> & {
    /** The choice made of this item so far; another item, and a reload, begin with none. */
    choiceOf: (item: MerchItem) => Choice
    choose: (item: MerchItem, choice: Partial<Choice>) => void
  }

const CartContext = createContext<CartState | null>(null)

export function CartProvider({ children }: { children: ReactNode }) {
  const { lines, dropped } = useStored(storedCart)
  const [chosen, setChosen] = useState<Choice & { id?: number }>(NOTHING_CHOSEN)
  const value = useMemo(() => {
    const choiceOf = ({ id }: MerchItem) => (chosen.id === id ? chosen : NOTHING_CHOSEN)
    const choose = (item: MerchItem, choice: Partial<Choice>) =>
      setChosen((now) => ({
        ...(now.id === item.id ? now : NOTHING_CHOSEN),
        ...choice,
        id: item.id,
      }))
    return { lines, dropped, choiceOf, choose, ...actsOn(() => setChosen(NOTHING_CHOSEN)) }
  }, [lines, dropped, chosen])
  return <CartContext value={value}>{children}</CartContext>
}

/** The cart, what may be done with it, and what is being chosen for it. `dropped`: see `forgetDropped`. */
export function useCart(): CartState {
  const state = use(CartContext)
  if (!state) throw new Error('useCart needs <CartProvider> above it; see app/App.tsx')
  return state
}

/** Each works on what is stored now, which another tab may have changed since the last render. */
function actsOn(forgetChoice: () => void) {
  return {
    /** Tells whether the cart had this item in this size already. The choice begins anew (Spec §4). */
    add: (item: MerchItem, size: Size, count: number) => {
      forgetChoice()
      const line = lineOf(item, size, count)
      let outcome: 'added' | 'updated' = 'added'
      change((cart) => {
        if (findLine(cart, line)) outcome = 'updated'
        return addLine(cart, line)
      })
      return outcome
    },
    setCount: (line: CartLine, count: number) => change((cart) => changeCount(cart, line, count)),
    remove: (line: CartLine) => change((cart) => removeLine(cart, line)),
    /** Takes a removal back; `place` is where the line stood in `lines`. */
    restore: (line: CartLine, place: number) => change((cart) => restoreLine(cart, line, place)),
    empty: () => change(() => []),
    /** `dropped` lines of the stored cart made no sense and were left out. Say it once. */
    forgetDropped: () => storedCart.update(({ lines }) => ({ lines, dropped: 0 })),
  }
}

function change(next: (cart: CartLine[]) => CartLine[]) {
  storedCart.update(({ lines, dropped }) => ({ lines: next(lines), dropped }))
}
