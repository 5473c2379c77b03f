import { CONTENT_GROUPS, fieldOf } from '@shared/domain/content/fields';
import { CONTENT_KEYS } from '@shared/contract/content/content';
import type { Language } from '@shared/i18n/languages';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { Dialog } from '../../components/Dialog';
import { QueryState } from '../../components/QueryState';
import { publicationsQuery, useBringBack } from '../../queries/content';
import { showToast } from '../../stores/toasts';
import { space } from '../../styles/theme';
import { SmallWriteButton } from '../components/SmallButton';
import { showFailure } from '../components/showFailure';
import { villaDateTimeText } from '../components/dateTimeText';
import { translated } from '../i18n/language';
import { t } from '../i18n/t';

/**
 * The last publications; each can become the draft again.
 * @param settle discards unsaved input and returns the draft's version
 */
export function HistoryDialog({
  language,
  settle,
  onClose,
}: {
  language: Language;
  settle: () => Promise<number>;
  onClose: () => void;
}) {
  const publications = useQuery(publicationsQuery(useApi(), language));
  const bringBack = useBringBack(language);
  const handle = async (id: number) =>
    bringBack.mutate(
      { id, version: await settle() },
      {
        onSuccess: () => {
          showToast({
            title: t('Brought back'),
            description: t('It is your draft now. Look at it, and publish it when it is right.'),
          });
          onClose();
        },
        onError: (error) => showFailure(t('Not brought back'), error),
      },
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('What was published')}
      description={t(
        'The last 50, newest first. What you bring back becomes your draft; guests read it once you publish it.',
      )}
    >
      <QueryState
        query={publications}
        loading={t('Loading...')}
        failed={t('The history could not be loaded.')}
        isEmpty={(list) => list.length === 0}
        empty={t(
          'Nothing has been published yet. Guests read the texts that came with the product.',
        )}
      >
        {(list) => (
          <List>
            {list.map(({ id, publishedAt, publishedBy, changedKeys }, index) => (
              <li key={id}>
                <div>
                  <strong>{villaDateTimeText(publishedAt)}</strong>
                  {publishedBy && <span>{t(' by {publishedBy}', { publishedBy })}</span>}{' '}
                  {index === 0 && <span>{`· ${t('live')}`}</span>}
                  <p>{changesText(changedKeys)}</p>
                </div>
                {index > 0 && (
                  <SmallWriteButton
                    aria-label={t('Bring back {when}', { when: villaDateTimeText(publishedAt) })}
                    onClick={() => void handle(id)}
                  >
                    {t('Bring back')}
                  </SmallWriteButton>
                )}
              </li>
            ))}
          </List>
        )}
      </QueryState>
    </Dialog>
  );
}

function changesText(keys: readonly string[]): string {
  const labels = CONTENT_KEYS.filter((key) => keys.includes(key)).map((key) => {
    const { group, label } = fieldOf(key);
    const part = CONTENT_GROUPS.find(({ id }) => id === group)?.label ?? '';
    return `${translated(part)}: ${translated(label)}`;
  });
  const [most, rest] = [labels.slice(0, 3).join('; '), labels.length - 3];
  return rest > 0 ? t('{most}; and {rest} more', { most, rest }) : most;
}

const List = styled.ol`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(4)};
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
    padding-top: ${space(3)};
    border-top: 1px solid ${({ theme }) => theme.colors.stone};
  }
  div {
    flex: 1 1 240px;
    min-width: 0;
  }
  p {
    font-size: ${({ theme }) => theme.type.small};
    color: ${({ theme }) => theme.colors.slate};
  }
`;
