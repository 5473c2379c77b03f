import { Component, useEffect, useState, type ErrorInfo, type ReactNode } from 'react';
import { useLocation } from 'react-router';

export type Crash = { error: unknown; componentStack: string };

type Props = {
  /** Rendered in place of the failed part. `reset` renders that part again. */
  fallback: (crash: Crash, reset: () => void) => ReactNode;
  children: ReactNode;
};

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

/** For whole pages inside a router. Navigating to another address clears the error. */
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
