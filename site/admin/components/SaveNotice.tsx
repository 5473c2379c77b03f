import { useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { space } from '../../styles/theme';
import { FailureText } from './tabStyles';
import type { Stale, StoredField } from './useStoredForm';
import { t } from '../i18n/t';

/**
 * Result of a form's last save: what another window has saved, or why it failed.
 * @param isPlain without buttons, for a dialog whose values are not in the form yet
 */
export function SaveNotice({
  stale = null,
  failure,
  isPlain = false,
}: {
  stale?: Stale | null;
  failure: string | null;
  isPlain?: boolean;
}) {
  return (
    <>
      {stale && <StaleNotice stale={stale} isPlain={isPlain} />}
      {failure !== null && <Notice role="alert">{failure}</Notice>}
    </>
  );
}

/** Fields that both windows have changed, each with a button, and fields that the form has adopted. */
function StaleNotice({
  stale: { isRead, conflicts, adopted, discard },
  isPlain,
}: {
  stale: Stale;
  isPlain: boolean;
}) {
  const notice = useRef<HTMLDivElement>(null);
  // The pressed button disappears, and the next Tab would start at the top of the page.
  const settle = (choose: () => void) => {
    choose();
    notice.current?.focus();
  };
  return (
    <Notice ref={notice} as="div" role="alert" tabIndex={-1}>
      <p>
        {isRead
          ? t(
              discard || conflicts.length > 0
                ? 'This was changed in another window meanwhile. Nothing that you typed is lost: please check the form and save again.'
                : 'This was changed in another window meanwhile. The form now shows what is saved.',
            )
          : t(
              'This was changed in another window meanwhile, and what is saved now could not be read. Nothing that you typed is lost: please save again in a minute.',
            )}
      </p>
      {conflicts.length > 0 && (
        <>
          <p>{t('Changed in both windows; saving replaces what the other one saved:')}</p>
          <ul>
            {conflicts.map((field) => (
              <li key={field.label}>
                <NowSaved field={field} />
                {!isPlain && (
                  <Choice
                    type="button"
                    $variant="secondary"
                    $size="small"
                    aria-label={t('{label}: take what is saved', { label: field.label })}
                    onClick={() => settle(field.take)}
                  >
                    {t('Take what is saved')}
                  </Choice>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {adopted.length > 0 && (
        <>
          <p>{t('Taken over from the other window:')}</p>
          <ul>
            {adopted.map((field) => (
              <li key={field.label}>
                <NowSaved field={field} />
              </li>
            ))}
          </ul>
        </>
      )}
      {discard && !isPlain && (
        <Choice type="button" $variant="secondary" $size="small" onClick={() => settle(discard)}>
          {t('Discard what I typed')}
        </Choice>
      )}
    </Notice>
  );
}

function NowSaved({ field: { label, stored } }: { field: StoredField }) {
  return (
    <span>
      {t.parts('{label}: now saved is {stored}', { label, stored: <strong>{stored}</strong> })}
    </span>
  );
}

const Notice = styled(FailureText)`
  width: 100%;
  max-height: 40vh;
  margin: 0;
  overflow-y: auto;
  overflow-wrap: anywhere;
  outline-offset: -2px;
  * + p {
    margin-top: ${space(2)};
  }
  li {
    margin-left: ${space(5)};
    list-style: disc;
  }
  strong {
    font-weight: 700;
    /* Keeps line breaks of stored texts. */
    white-space: pre-line;
  }
`;

const Choice = styled(Button)`
  display: flex;
  margin: ${space(2)} 0;
  background: ${({ theme }) => theme.colors.surface};
`;
