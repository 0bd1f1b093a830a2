import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom'

type History = ReturnType<typeof createBrowserHistory>
export type Address = Pick<History, 'action' | 'location'>

/** How a new address is rendered. `transition.ts` replaces it when it is loaded. */
export const change: { show: (render: () => void, address: Address) => void } = {
  show: startTransition,
}

/** `BrowserRouter`, except that something else may decide when a new address is rendered. */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, setAddress] = useState<Address>(() => ({ ...history }))
  useLayoutEffect(
    () => history.listen((address) => change.show(() => setAddress(address), address)),
    [history],
  )
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}
