import { createContext, use, useState, type ReactNode } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

const IsFirstPage = createContext(true)

/**
 * Knows whether this is the page that the visit began with, so that a step back may leave the site. The router's key of
 * such a page is 'default', but after a reload, or after a redirect that replaces the page, it has another one.
 */
export function FirstPageProvider({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  const navigationType = useNavigationType()
  const [firstKey, setFirstKey] = useState(key)
  const [lastKey, setLastKey] = useState(key)
  if (key !== lastKey) {
    setLastKey(key)
    if (navigationType === NavigationType.Replace && lastKey === firstKey) setFirstKey(key)
  }
  return <IsFirstPage value={key === firstKey || key === 'default'}>{children}</IsFirstPage>
}

export function useIsFirstPage(): boolean {
  return use(IsFirstPage)
}
