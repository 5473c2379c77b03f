import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { SmallButton } from './SmallButton';
import { ErrorBoundary, PagesErrorBoundary, type Crash } from '../../components/ErrorBoundary';
import { StateNote } from '../../components/QueryState';
import { space } from '../../styles/theme';
import { CopyButton } from './CopyButton';
import { PartLoadError } from './loadPart';
import { t } from '../i18n/t';

type BoundaryProps = { rest?: ReactNode; children: ReactNode };

/**
 * Limits an error to one part of the back office and explains it. A script that failed to load has its own text.
 * @param props.rest what still works, with a link
 */
export function PartBoundary({ rest, children }: BoundaryProps) {
  return <ErrorBoundary fallback={fallbackWith(rest)}>{children}</ErrorBoundary>;
}

/** The same for all screens; navigating elsewhere resets it. */
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

/** Browsers cache failed imports, so only a reload helps. */
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
    // The failed part may have contained the focused element.
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
        <SmallButton $variant="primary" onClick={onRetry}>
          {t('Try again')}
        </SmallButton>
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
  return <SmallButton onClick={() => window.location.reload()}>{t('Reload the page')}</SmallButton>;
}

/** Details for a support request: error, address and browser. */
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
