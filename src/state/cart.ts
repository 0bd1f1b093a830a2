import type { CartLine } from '@/api/handoffs'
import { quantities, type MerchItem, type Size } from '@/content/merch'
import { useStored } from '@/shared/hooks/useStored'
import { createStored } from '@/shared/lib/createStored'
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

/** The item being chosen for, and the choice. It is not stored: a reload begins with none (Spec §3). */
const chosen = createStored<Choice & { id?: number }>({
  key: 'choice',
  keep: 'tab',
  fallback: NOTHING_CHOSEN,
  read: () => undefined,
  write: () => undefined,
})

/** The cart, what may be done with it, and what is being chosen for it. Who does not shop does not load it. */
export function useCart() {
  // `dropped`: lines of the stored cart that made no sense and were left out, until `forgetDropped`. Say it once.
  const { lines, dropped } = useStored(storedCart)
  const choice = useStored(chosen)
  /** The choice made of this item so far; another item begins with none. */
  const choiceOf = ({ id }: MerchItem): Choice => (choice.id === id ? choice : NOTHING_CHOSEN)
  return { lines, dropped, choiceOf, ...acts }
}

/** Each works on what is stored now, which another tab may have changed since the last render. */
const acts = {
  /** Tells whether the cart had this item in this size already. The choice begins anew (Spec §4). */
  add: (item: MerchItem, size: Size, count: number) => {
    chosen.set(NOTHING_CHOSEN)
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
  choose: (item: MerchItem, choice: Partial<Choice>) =>
    chosen.update((now) => ({
      ...(now.id === item.id ? now : NOTHING_CHOSEN),
      ...choice,
      id: item.id,
    })),
  forgetDropped: () => storedCart.update(({ lines }) => ({ lines, dropped: 0 })),
}

function change(next: (cart: CartLine[]) => CartLine[]) {
  storedCart.update(({ lines, dropped }) => ({ lines: next(lines), dropped }))
}
