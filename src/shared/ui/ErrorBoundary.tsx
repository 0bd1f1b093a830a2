import { Component, type ReactNode } from 'react'
import { noteFailure } from '../lib/failures'
import { ModuleLoadError } from '../lib/loadModule'

type Props = { children: ReactNode; fallback: (error: unknown) => ReactNode }
type State = { hasFailed: boolean; error?: unknown }

/** If `fallback` throws, the next boundary above handles the error. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { hasFailed: true, error }
  }

  /** `reportMissing` counts missing modules already. */
  override componentDidCatch(error: unknown) {
    if (!(error instanceof ModuleLoadError)) noteFailure('a screen failed')
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.state.error) : this.props.children
  }
}
