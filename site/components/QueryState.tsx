import { createContext, useContext, type ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../styles/theme';
import { Button } from './Button';
import { Spinner } from './Spinner';

type QueryLike<Data> = {
  data: Data | undefined;
  isPending: boolean;
  isError: boolean;
  error: unknown;
  refetch: () => unknown;
};

/**
 * Says why a read failed, below what could not be shown; where nothing is provided, only that is
 * said.
 */
export const FailureReason = createContext<((error: unknown) => string) | null>(null);

/** What the states say by themselves, in English unless the screens speak another language. */
export const queryWords = { tryAgain: 'Try again' };

/** Renders one of a query's states: loading, failed with a way to try again, empty, or its data. */
export function QueryState<Data>({
  query,
  loading,
  failed,
  isEmpty,
  empty,
  children,
}: {
  query: QueryLike<Data>;
  loading: ReactNode;
  /** What could not be shown, as a sentence. */
  failed: string;
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  const reasonOf = useContext(FailureReason);
  if (query.data !== undefined) {
    return isEmpty?.(query.data) ? <StateNote>{empty}</StateNote> : children(query.data);
  }
  if (query.isError) {
    return (
      <StateNote role="alert">
        <p>{failed}</p>
        {reasonOf && <p>{reasonOf(query.error)}</p>}
        <Button type="button" $variant="secondary" $size="small" onClick={() => query.refetch()}>
          {queryWords.tryAgain}
        </Button>
      </StateNote>
    );
  }
  return (
    <StateNote role="status">
      <Spinner />
      {/* A browser that translates the page replaces bare text, and React could not remove it then. */}
      <div>{loading}</div>
    </StateNote>
  );
}

/** In the place of what is not there: why, and what can be done. */
export const StateNote = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(10)} ${space(4)};
  color: ${({ theme }) => theme.colors.slate};
  text-align: center;
`;
