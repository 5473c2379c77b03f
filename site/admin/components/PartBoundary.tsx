import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { ErrorBoundary, PagesErrorBoundary, type Crash } from '../../components/ErrorBoundary';
import { StateNote } from '../../components/QueryState';
import { space } from '../../styles/theme';
import { CopyButton } from './CopyButton';
import { PartLoadError } from './loadPart';
import { t } from '../i18n/t';

type BoundaryProps = { rest?: ReactNode; children: ReactNode };

/**
 * Around a part of the back office. Where it fails, the rest stays, and this says what happened and
 * how to go on: in its own words for a script that did not come, because that is no fault of the part.
 * @param props.rest what can be done meanwhile, and the way there
 */
export function PartBoundary({ rest, children }: BoundaryProps) {
  return <ErrorBoundary fallback={fallbackWith(rest)}>{children}</ErrorBoundary>;
}

/** The same around all screens; the way to another address leads out of the error. */
export function ScreensBoundary({ rest, children }: BoundaryProps) {
  return <PagesErrorBoundary fallback={fallbackWith(rest)}>{children}</PagesErrorBoundary>;
}

function fallbackWith(rest: ReactNode) {
  return (crash: Crash, reset: () => void) =>
    crash.error instanceof PartLoadError ? (
      <Missing />
    ) : (
      <Broken crash={crash} rest={rest} onRetry={reset} />
    );
}

/** Only the page as a whole can be loaded again: a browser remembers what it could not import. */
function Missing() {
  return (
    <Note role="alert">
      <strong>{t('This part could not be loaded')}</strong>
      <p>
        {t(
          'The server could not be reached, or it has a newer version of this page. Reload the page to go on.',
        )}
      </p>
      <ReloadButton />
    </Note>
  );
}

function Broken({ crash, rest, onRetry }: { crash: Crash; rest: ReactNode; onRetry: () => void }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What had the focus has gone with the part.
    if (document.activeElement === document.body) note.current?.focus();
  }, []);
  return (
    <Note role="alert" ref={note} tabIndex={-1}>
      <strong>{t('Something went wrong here')}</strong>
      <p>
        {t(
          'An error in this program stopped this part of the page. Whatever was saved is safe; what was typed here and not saved is gone.',
        )}
      </p>
      {rest && <p>{rest}</p>}
      <p>
        {t(
          'Try again or reload the page. If it happens once more, copy the details and send them to whoever looks after this site.',
        )}
      </p>
      <Buttons>
        <Button type="button" $size="small" onClick={onRetry}>
          {t('Try again')}
        </Button>
        <ReloadButton />
        <CopyButton
          text={detailsOf(crash)}
          label={t('Copy details')}
          what={t('details')}
          next={t('The details of the error')}
        />
      </Buttons>
      <Details>
        <summary>{t('Details')}</summary>
        <pre>{detailsOf(crash)}</pre>
      </Details>
    </Note>
  );
}

function ReloadButton() {
  return (
    <Button
      type="button"
      $variant="secondary"
      $size="small"
      onClick={() => window.location.reload()}
    >
      {t('Reload the page')}
    </Button>
  );
}

/** What somebody needs who is to mend it: what, where on the page, in which browser. */
function detailsOf({ error, componentStack }: Crash): string {
  const what = error instanceof Error ? (error.stack ?? String(error)) : String(error);
  const where = `${window.location.pathname}${window.location.search}`;
  return `${where}\n${navigator.userAgent}\n${what}\n${componentStack}`.trim();
}

const Note = styled(StateNote)`
  padding-block: ${space(16)};
  outline: none;
  p {
    max-width: 60ch;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(3)};
`;

const Details = styled.details`
  max-width: 100%;
  font-size: ${({ theme }) => theme.type.small};
  summary {
    min-height: 44px;
    padding: ${space(2.5)} 0;
    cursor: pointer;
  }
  pre {
    max-width: min(72ch, 100%);
    margin: 0;
    padding: ${space(3)};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    background: ${({ theme }) => theme.colors.surface};
    border: 1px solid ${({ theme }) => theme.colors.stone};
    text-align: left;
  }
`;
