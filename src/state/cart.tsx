import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { createStored } from '@/shared/lib/createStored'
import type { CartLine } from '@/api/handoffs'
import { addLine, changeCount, readCart, removeLine } from './cartLines'

const storedCart = createStored<CartLine[]>({ key: 'cart', fallback: [], read: readCart })

type CartState = {
  lines: CartLine[]
  add: (line: CartLine) => void
  setCount: (line: CartLine, count: number) => void
  remove: (line: CartLine) => void
}

const CartContext = createContext<CartState | null>(null)

export function CartProvider({ children }: { children: ReactNode }) {
  const lines = useSyncExternalStore(storedCart.subscribe, storedCart.get)
  const value = useMemo(
    () => ({
      lines,
      add: (line: CartLine) => storedCart.set(addLine(storedCart.get(), line)),
      setCount: (line: CartLine, count: number) =>
        storedCart.set(changeCount(storedCart.get(), line, count)),
      remove: (line: CartLine) => storedCart.set(removeLine(storedCart.get(), line)),
    }),
    [lines],
  )
  return <CartContext value={value}>{children}</CartContext>
}

export function useCart(): CartState {
  const state = use(CartContext)
  if (!state) throw new Error('useCart needs <CartProvider> above it; see app/App.tsx')
  return state
}
