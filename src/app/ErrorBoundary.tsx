import { Component, type ReactNode } from 'react'
import { ScreenTitle } from '@/blocks/ScreenTitle'
import { stopKeepingInput } from '@/shared/start/earlyInput'
import { ErrorState } from '@/shared/ui/status/ErrorState'

type Props = { children: ReactNode }

/** What stands in a screen's place when it breaks. The navigation around it stays, so there is always a way on. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    // The screen that would have taken the page over does not come.
    stopKeepingInput()
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <>
        <ScreenTitle page="This screen did not open" className="visuallyHidden" />
        <ErrorState
          title="This screen did not open"
          message="Something went wrong. Your sign-in, your cart and what you typed are still here."
          // A whole load, because a part of the site that could not be fetched is asked for only once a page.
          onRetry={() => window.location.reload()}
        />
      </>
    )
  }
}
