import { Navigate, useLocation, type NavigateProps } from 'react-router-dom'
import { Skeleton } from '@/shared/ui/status/Skeleton'

/**
 * React keeps this component mounted until the next screen has loaded. In that time the user may open another address that
 * redirects. The key makes `Navigate` redirect again.
 */
export function Redirect(props: Pick<NavigateProps, 'to' | 'state'>) {
  const { key } = useLocation()
  return (
    <>
      <Navigate key={key} {...props} replace />
      <Skeleton />
    </>
  )
}
