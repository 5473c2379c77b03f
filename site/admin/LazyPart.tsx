import { Suspense, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../components/Button';
import { LoadBoundary } from '../components/LoadBoundary';
import { StateNote } from '../components/QueryState';
import { space } from '../styles/theme';

/**
 * Around a part of the back office that is loaded when it is opened. Where that fails, the rest
 * stays and this says so; only the page as a whole can be loaded again, because a browser
 * remembers what it could not import.
 * @param waiting stands there until the part has come
 */
export function LazyPart({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  return (
    <LoadBoundary fallback={<Missing />}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </LoadBoundary>
  );
}

function Missing() {
  return (
    <Note role="alert">
      <strong>This part could not be loaded</strong>
      <p>Please check your connection and reload the page.</p>
      <Button
        type="button"
        $variant="secondary"
        $size="small"
        onClick={() => window.location.reload()}
      >
        Reload the page
      </Button>
    </Note>
  );
}

const Note = styled(StateNote)`
  padding-block: ${space(16)};
`;
