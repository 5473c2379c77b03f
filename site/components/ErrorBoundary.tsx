import { Component, useEffect, useState, type ErrorInfo, type ReactNode } from 'react';
import { useLocation } from 'react-router';

/** An error of a part of the page, and where in the page it was thrown. */
export type Crash = { error: unknown; componentStack: string };

type Props = {
  /** Stands in the place of the part that failed; `reset` renders that again. */
  fallback: (crash: Crash, reset: () => void) => ReactNode;
  children: ReactNode;
};

/** Around a part of the page: an error in it leaves the rest as it is. */
export class ErrorBoundary extends Component<Props, { crash: Crash | null }> {
  override state: { crash: Crash | null } = { crash: null };

  static getDerivedStateFromError(error: unknown) {
    return { crash: { error, componentStack: '' } };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.setState({ crash: { error, componentStack: componentStack ?? '' } });
  }

  override render(): ReactNode {
    const { crash } = this.state;
    if (crash === null) return this.props.children;
    return this.props.fallback(crash, () => this.setState({ crash: null }));
  }
}

/** Around whole pages, inside a router: the way to another address leads out of the error. */
export function PagesErrorBoundary({ fallback, children }: Props) {
  return (
    <ErrorBoundary
      fallback={(crash, reset) => <UntilLeft onLeave={reset}>{fallback(crash, reset)}</UntilLeft>}
    >
      {children}
    </ErrorBoundary>
  );
}

function UntilLeft({ onLeave, children }: { onLeave: () => void; children: ReactNode }) {
  const { key } = useLocation();
  const [failedAt] = useState(key);
  useEffect(() => {
    if (key !== failedAt) onLeave();
  }, [key, failedAt, onLeave]);
  return children;
}
