import { Navigate, useLocation, type NavigateProps } from 'react-router-dom'
import { Skeleton } from '@/shared/ui/status/Skeleton'

/**
 * React keeps this on the screen until the next screen has loaded. The key lets it redirect again if the user opens an
 * address that redirects once more meanwhile.
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
