import { useEffect, useState } from 'react'
import { ScreenTitle } from '@/blocks/ScreenTitle'
import { useReload } from '@/shared/hooks/useReload'
import { ModuleLoadError } from '@/shared/lib/loadModule'
import { canReload } from '@/shared/lib/reload'
import { reloadOnce } from '@/platform/reloadOnce'
import { paths } from '@/festival/paths'
import { hasUnsaved } from '@/shared/storage/unsaved'
import { ErrorState } from '@/shared/ui/status/ErrorState'
import { Skeleton } from '@/shared/ui/status/Skeleton'

const SCREEN = 'This screen did not open'
const PAGE = 'This page has stopped working'

/** Replaces a screen that crashed or did not load. The navigation around the screen stays. */
export function ScreenFailed({ error }: { error: unknown }) {
  const isMissing = error instanceof ModuleLoadError
  const [isReloading, setIsReloading] = useState(isMissing && canReload())

  // A new deploy may have replaced the file, and `lazy` never requests a file again. A reload repairs both.
  useEffect(() => {
    if (!isReloading) return
    let isShown = true
    void reloadOnce(() => isShown).then(() => {
      if (isShown) setIsReloading(false)
    })
    return () => {
      isShown = false
    }
  }, [isReloading])

  if (isReloading) return <Skeleton />
  return (
    <>
      <ScreenTitle tabTitle={SCREEN} className="visuallyHidden" />
      <Failed title={SCREEN} />
    </>
  )
}

/** Replaces the whole page. It must work without router, providers and style sheets. */
export function PageFailed() {
  return (
    <main>
      <h1 className="visuallyHidden">{PAGE}</h1>
      <Failed title={PAGE} />
      <a href={paths.home}>Go to the home page</a>
    </main>
  )
}

function Failed({ title }: { title: string }) {
  const { reload, isReloading, isUnreachable } = useReload()
  const reassurance = hasUnsaved()
    ? ''
    : ' Your sign-in, your cart and what you typed are still here.'

  return (
    <ErrorState
      title={title}
      message={
        isUnreachable
          ? 'Check your connection and try again.'
          : `Something went wrong.${reassurance}`
      }
      retry="Reload the page"
      busy={isReloading && 'Loading...'}
      onRetry={reload}
    />
  )
}
