import { useEffect } from 'react'
import { paths } from '@/shared/paths'
import { markVisitorsDrafts } from '@/shared/storage/drafts'

/** Pages that a visitor may open while still working on the same order. */
const CHECKOUT_PATHS: string[] = [
  paths.signIn,
  paths.signUp,
  paths.forgotPassword,
  paths.merchandise,
]

/** A visitor who opens any other page has left the checkout, until they are back in the cart. */
export function useVisitorsDrafts(pathname: string) {
  useEffect(() => {
    if (CHECKOUT_PATHS.includes(pathname)) return
    markVisitorsDrafts({ hasLeft: pathname !== paths.cart })
  }, [pathname])
}
