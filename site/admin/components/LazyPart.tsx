import { Suspense, type ReactNode } from 'react';
import { PartBoundary } from './PartBoundary';

/**
 * Renders a part loaded by `loadPart`.
 * @param waiting shown while it loads
 * @param rest where to go when it fails
 */
export function LazyPart({
  waiting,
  rest,
  children,
}: {
  waiting: ReactNode;
  rest?: ReactNode;
  children: ReactNode;
}) {
  return (
    <PartBoundary rest={rest}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </PartBoundary>
  );
}
