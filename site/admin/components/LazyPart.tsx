import { Suspense, type ReactNode } from 'react';
import { PartBoundary } from './PartBoundary';

/**
 * Around a part of the back office that is loaded when it is opened, by `loadPart`.
 * @param waiting stands there until the part has come
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
