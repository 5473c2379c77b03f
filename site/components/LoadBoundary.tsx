import { Component, type ReactNode } from 'react';

type Props = { onError?: () => void; fallback?: ReactNode; children: ReactNode };

/**
 * Around a part that is loaded when it is needed: when that fails (no connection, or a newer
 * version on the server), the part is left out and the page stays.
 * @param onError told once, to say so and to put things back
 * @param fallback stands in the part's place
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
