import type { ReactNode } from 'react'
import { CartProvider } from './cart/cart'
import { EventsProvider } from './events'
import { OwnRecordProvider } from './ownRecord'
import { SessionProvider } from './session'

/** Spec §3: the shared state. The session is outermost, because the others use it. */
export function FestProvider({ children }: { children: ReactNode }) {
  return (
    <SessionProvider>
      <OwnRecordProvider>
        <EventsProvider>
          <CartProvider>{children}</CartProvider>
        </EventsProvider>
      </OwnRecordProvider>
    </SessionProvider>
  )
}
