import { Component, type ReactNode } from 'react';

type Props = { onError?: () => void; fallback?: ReactNode; children: ReactNode };

/**
 * Wraps a lazily loaded part. If it fails to load (no connection, or a newer version on the server), only that
 * part is left out.
 * @param onError called once, to report the failure and restore the state
 * @param fallback rendered in place of the part
 */
export class LoadBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
