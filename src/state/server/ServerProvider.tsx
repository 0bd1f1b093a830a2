import { focusManager, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { onTabReturn } from '@/shared/lib/onTabReturn'
import { useSession } from '../session'
import { createServerState } from './client'
import { tokenIn } from './ownKey'
import { useOwnRecordKept } from './record'

/** Everything that the server knows. What was asked for another person is dropped as soon as the session changes. */
export function ServerProvider({ children }: { children: ReactNode }) {
  const { session, expire } = useSession()
  const [client] = useState(() =>
    createServerState((token) => expire(token, { isBackground: true })),
  )
  const token = session?.token

  useEffect(() => focusManager.setEventListener(onTabReturn), [])
  useEffect(() => {
    client.removeQueries({
      predicate: ({ queryKey }) => ![undefined, token].includes(tokenIn(queryKey)),
    })
  }, [client, token])

  return (
    <QueryClientProvider client={client}>
      <OwnRecord />
      {children}
    </QueryClientProvider>
  )
}

function OwnRecord() {
  useOwnRecordKept()
  return null
}
