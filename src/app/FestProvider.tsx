import type { ReactNode } from 'react'
import { QueriesProvider } from '@/queries/QueriesProvider'
import { CartProvider } from '@/state/cart/cart'
import { SessionProvider } from '@/state/session'

/** Spec §3: the shared state. The session is outermost, because the others use it. */
export function FestProvider({ children }: { children: ReactNode }) {
  return (
    <SessionProvider>
      <QueriesProvider>
        <CartProvider>{children}</CartProvider>
      </QueriesProvider>
    </SessionProvider>
  )
}
