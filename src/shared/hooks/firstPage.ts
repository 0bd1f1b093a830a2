import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { createStored } from '../storage/createStored'
import { textOf } from '../lib/parse'

/** The key of the location that has replaced the first page of the visit. Stored, because a reload keeps a location's key. */
const firstPage = createStored<string>({
  key: 'first-page',
  fallback: '',
  isMinor: true,
  keep: 'tab',
  read: textOf,
})

/** Remembers when a redirect, or the closing of a modal, replaces the first page of the visit. */
export function useRememberFirstPage() {
  const { key } = useLocation()
  const navigationType = useNavigationType()
  const lastKey = useRef(key)
  useEffect(() => {
    if (navigationType === NavigationType.Replace && isFirstPage(lastKey.current))
      firstPage.set(key)
    lastKey.current = key
  }, [key, navigationType])
}

/**
 * Whether the visit began with the location that has this key, so that a step back may leave the site. React Router gives
 * the page that a visit begins with the key 'default'.
 */
export function isFirstPage(key: string): boolean {
  return key === 'default' || key === firstPage.get()
}
