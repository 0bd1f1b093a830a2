import type { ReactNode } from 'react'
import { CartProvider } from './cart/cart'
import { EventsProvider } from './events'
import { OwnRecordProvider } from './ownRecord'
import { SessionProvider } from './session'

/** Everything the screens share (Spec §3). The session comes first: the others ask for it. */
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
