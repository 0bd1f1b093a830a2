import { Component, type ReactNode } from 'react'
import { ScreenTitle } from '@/blocks/ScreenTitle'
import { stopKeepingInput } from '@/shared/start/earlyInput'
import { ErrorState } from '@/shared/ui/status/ErrorState'

type Props = { children: ReactNode }

/** Replaces a screen that crashed. The navigation around it stays. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    // The screen that would replay the early input does not render.
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
          // A full reload, because a page never requests a failed module again.
          onRetry={() => window.location.reload()}
        />
      </>
    )
  }
}
