import { focusManager, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { onTabReturn } from '@/shared/lib/onTabReturn'
import { useSession } from '../session'
import { createServerState } from './client'
import { useOwnDataKept } from './record'

/** Everything that the server knows. What was asked for another person is dropped as soon as the session changes. */
export function ServerProvider({ children }: { children: ReactNode }) {
  const { session, expire } = useSession()
  const [client] = useState(() =>
    createServerState((token) => expire(token, { isBackground: true })),
  )
  const token = session?.token

  useEffect(() => focusManager.setEventListener(onTabReturn), [])
  useEffect(() => {
    client.removeQueries({ predicate: ({ meta }) => Boolean(meta?.token) && meta?.token !== token })
  }, [client, token])

  return (
    <QueryClientProvider client={client}>
      <OwnData />
      {children}
    </QueryClientProvider>
  )
}

function OwnData() {
  useOwnDataKept()
  return null
}
