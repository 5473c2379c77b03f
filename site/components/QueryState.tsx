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

/** Explains a failed read, below the message of what could not be loaded. `null` omits the explanation. */
export const FailureReason = createContext<((error: unknown) => string) | null>(null);

/** English default texts. The back office replaces them with its own language. */
export const queryTexts = { tryAgain: 'Try again' };

/** Renders a query's state: loading, failed with a retry button, empty, or its data. */
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
  failed: ReactNode;
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
          {queryTexts.tryAgain}
        </Button>
      </StateNote>
    );
  }
  return (
    <StateNote role="status">
      <Spinner />
      {/* Page translation in the browser replaces bare text nodes, and React then fails to remove them. */}
      <div>{loading}</div>
    </StateNote>
  );
}

export const StateNote = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(10)} ${space(4)};
  color: ${({ theme }) => theme.colors.slate};
  text-align: center;
`;
