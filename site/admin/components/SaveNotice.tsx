import { useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { space } from '../../styles/theme';
import { FailureText } from '../gallery/galleryStyles';
import type { Stale, StoredField } from './useStoredForm';
import { t } from './texts.en';

/**
 * What came of the last save of a form: what another window has saved meanwhile, and why it failed otherwise.
 * @param failure in words; `null` where there is none
 * @param isPlain without anything to choose: what is saved would be typed over by what is not in the form yet
 */
export function SaveNotice({
  stale,
  failure,
  isPlain = false,
}: {
  stale: Stale | null;
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

/** The fields that both windows have changed, each to be taken as it is saved, and those that the form shows now. */
function StaleNotice({
  stale: { isRead, conflicts, adopted, discard },
  isPlain,
}: {
  stale: Stale;
  isPlain: boolean;
}) {
  const notice = useRef<HTMLDivElement>(null);
  // The button that was pressed goes, and the next Tab would start at the page's top.
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
                ? 'components.changedElsewhere'
                : 'components.showsWhatIsSaved',
            )
          : t('components.savedIsUnread')}
      </p>
      {conflicts.length > 0 && (
        <>
          <p>{t('components.changedInBothWindows')}</p>
          <ul>
            {conflicts.map((field) => (
              <li key={field.label}>
                <NowSaved field={field} />
                {!isPlain && (
                  <Choice
                    type="button"
                    $variant="secondary"
                    $size="small"
                    aria-label={t('components.takeWhatIsSavedOf', { label: field.label })}
                    onClick={() => settle(field.take)}
                  >
                    {t('components.takeWhatIsSaved')}
                  </Choice>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {adopted.length > 0 && (
        <>
          <p>{t('components.changedInTheOther')}</p>
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
          {t('components.discardWhatITyped')}
        </Choice>
      )}
    </Notice>
  );
}

function NowSaved({ field: { label, stored } }: { field: StoredField }) {
  return (
    <span>{t.parts('components.nowSaved', { label, stored: <strong>{stored}</strong> })}</span>
  );
}

const Notice = styled(FailureText)`
  width: 100%;
  max-height: 40vh;
  margin: 0;
  overflow-y: auto;
  overflow-wrap: anywhere;
  outline-offset: -2px;
  p {
    margin: 0;
  }
  * + p {
    margin-top: ${space(2)};
  }
  li {
    margin-left: ${space(5)};
    list-style: disc;
  }
  strong {
    font-weight: 700;
    /* A text of several lines reads as it was written. */
    white-space: pre-line;
  }
`;

const Choice = styled(Button)`
  display: flex;
  margin: ${space(2)} 0;
  background: ${({ theme }) => theme.colors.surface};
`;
