import { Component, useState, type ReactNode } from 'react'
import { ScreenTitle } from '@/blocks/ScreenTitle'
import { reload } from '@/shared/lib/reload'
import { paths } from '@/shared/paths'
import { hasUnsaved } from '@/shared/storage/unsaved'
import { ErrorState } from '@/shared/ui/status/ErrorState'

type Props = { children: ReactNode; fallback: ReactNode }

export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}

const SCREEN = 'This screen did not open'
const PAGE = 'This page has stopped working'

/** Instead of a screen that crashed or did not load. The navigation around it stays. */
export function ScreenFailed() {
  return (
    <>
      <ScreenTitle tabTitle={SCREEN} className="visuallyHidden" />
      <Failed title={SCREEN} />
    </>
  )
}

/** Instead of everything. It needs no router, no state and no style file. */
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
  const [isOffline, setIsOffline] = useState(false)
  const reassurance = hasUnsaved()
    ? ''
    : ' Your sign-in, your cart and what you typed are still here.'
  return (
    <ErrorState
      title={title}
      message={
        isOffline ? 'Check your connection and try again.' : `Something went wrong.${reassurance}`
      }
      onRetry={() => void reload().then(() => setIsOffline(true))}
    />
  )
}
