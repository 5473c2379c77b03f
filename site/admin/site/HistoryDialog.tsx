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
import { WriteButton } from '../components/WriteButton';
import { showFailure } from '../showFailure';

const WHEN = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Lisbon',
});

/**
 * The last publications; each can become the draft again.
 * @param settle forgets what is typed, which goes with the draft, and gives the draft's version
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
            title: 'Brought back',
            description: 'It is your draft now. Look at it, and publish it when it is right.',
          });
          onClose();
        },
        onError: (error) => showFailure('Not brought back', error),
      },
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="What was published"
      description="The last 50, newest first. What you bring back becomes your draft; guests read it once you publish it."
    >
      <QueryState
        query={publications}
        loading="Loading..."
        failed="The history could not be loaded."
        isEmpty={(list) => list.length === 0}
        empty="Nothing has been published yet. Guests read the texts that came with the product."
      >
        {(list) => (
          <List>
            {list.map(({ id, publishedAt, publishedBy, changedKeys }, index) => (
              <li key={id}>
                <div>
                  <strong>{WHEN.format(new Date(publishedAt))}</strong>
                  {publishedBy && ` by ${publishedBy}`}
                  {index === 0 && ' · live'}
                  <p>{changesText(changedKeys)}</p>
                </div>
                {index > 0 && (
                  <WriteButton
                    type="button"
                    $variant="secondary"
                    $size="small"
                    aria-label={`Bring back ${WHEN.format(new Date(publishedAt))}`}
                    onClick={() => void handle(id)}
                  >
                    Bring back
                  </WriteButton>
                )}
              </li>
            ))}
          </List>
        )}
      </QueryState>
    </Dialog>
  );
}

/** Which fields a publication changed, the first few by name. */
function changesText(keys: readonly string[]): string {
  const labels = CONTENT_KEYS.filter((key) => keys.includes(key)).map((key) => {
    const { group, label } = fieldOf(key);
    return `${CONTENT_GROUPS.find(({ id }) => id === group)?.label}: ${label}`;
  });
  const [most, rest] = [labels.slice(0, 3).join('; '), labels.length - 3];
  return rest > 0 ? `${most}; and ${rest} more` : most;
}

const List = styled.ol`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(4)};
  list-style: none;
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
