import type { ReactNode } from 'react'
import { CartProvider } from './cart/cart'
import { ServerProvider } from './server/ServerProvider'
import { SessionProvider } from './session'

/** Spec §3: the shared state. The session is outermost, because the others use it. */
export function FestProvider({ children }: { children: ReactNode }) {
  return (
    <SessionProvider>
      <ServerProvider>
        <CartProvider>{children}</CartProvider>
      </ServerProvider>
    </SessionProvider>
  )
}
