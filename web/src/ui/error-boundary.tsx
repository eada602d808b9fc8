import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';

import { ErrorPanel } from '#ui/error-panel.tsx';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** A change of it, for example of the path, resets the boundary. */
  resetKey?: string | number;
  /** The name of the region: "This page", "The list". */
  what?: string;
  /** Replaces the error panel. */
  renderFallback?: (retry: () => void) => ReactNode;
}

interface State {
  failed: boolean;
  resetKey: string | number | undefined;
}

/** Limits a rendering error to its region: the rest of the page keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const retry = (): void => this.setState({ failed: false });
    if (this.props.renderFallback !== undefined) return this.props.renderFallback(retry);
    return (
      <ErrorPanel title={`${this.props.what ?? 'This part of the page'} could not be shown`} onRetry={retry}>
        Everything you saved is safe. Try again, and if that doesn’t help, reload the page.
      </ErrorPanel>
    );
  }
}
