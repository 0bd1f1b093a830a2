import { Component, type ReactNode } from 'react'
import { stopKeepingInput } from '@/shared/start/earlyInput'

type Props = { children: ReactNode; fallback: ReactNode }

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
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
