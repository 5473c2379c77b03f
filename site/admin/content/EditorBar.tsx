import { CONTENT_KEYS } from '@shared/contract/content/content';
import styled from 'styled-components';
import { SmallButton, SmallWriteButton } from '../components/SmallButton';
import { usePublishContent } from '../../queries/content';
import { showToast } from '../../stores/toasts';
import { space } from '../../styles/theme';
import { ScreenHead } from '../shell/ScreenHead';
import { showFailure } from '../components/showFailure';
import type { ContentDraft } from './useContentDraft';
import { t, type Sentence } from '../i18n/t';

const STATUS_TEXTS = {
  saved: 'Draft saved',
  saving: 'Saving...',
  unsaved: 'Not saved yet',
  failed: 'Not saved yet: trying again',
} as const satisfies Record<ContentDraft['status'], Sentence>;

export function EditorBar({
  draft,
  onTask,
}: {
  draft: ContentDraft;
  onTask: (task: 'history' | 'discard') => void;
}) {
  const publish = usePublishContent(draft.language);
  const changes = draft.unpublished.length;
  const isBroken = CONTENT_KEYS.some((key) => Object.keys(draft.field(key).issues).length > 0);
  const handlePublish = async () => {
    const version = await flush(draft, t('Not published'));
    if (version === null) return;
    publish.mutate(version, {
      onSuccess: () =>
        showToast({ title: t('Published'), description: t('Guests read it from now on.') }),
      onError: (error) => showFailure(t('Not published'), error),
    });
  };
  return (
    <Bar>
      <ScreenHead title={t('Site')}>
        <Status role="status" data-status={draft.status}>
          {changes === 0 && draft.status === 'saved'
            ? t('Everything is published')
            : t('{status} · {changes} {changes|change|changes} to publish', {
                status: t(STATUS_TEXTS[draft.status]),
                changes,
              })}
        </Status>
        <SmallButton $variant="quiet" onClick={() => onTask('history')}>
          {t('History')}
        </SmallButton>
        <SmallWriteButton
          $variant="quiet"
          aria-disabled={changes === 0}
          onClick={() => changes > 0 && onTask('discard')}
        >
          {t('Discard changes')}
        </SmallWriteButton>
        <SmallWriteButton
          $variant={changes === 0 ? 'secondary' : 'primary'}
          aria-disabled={changes === 0 || isBroken || publish.isPending}
          onClick={() => changes > 0 && !publish.isPending && void handlePublish()}
        >
          {publish.isPending ? t('Publishing...') : t('Publish')}
        </SmallWriteButton>
      </ScreenHead>
    </Bar>
  );
}

/** Saves unsaved input. @returns the draft's version, `null` if it cannot be saved */
export async function flush(draft: ContentDraft, failed: string): Promise<number | null> {
  let version: number | null;
  try {
    version = await draft.flush();
  } catch (error) {
    showFailure(failed, error);
    return null;
  }
  if (version === null) {
    showToast({
      title: failed,
      description: t('Something above could not be saved. Please look at what is marked in red.'),
      tone: 'destructive',
    });
  }
  return version;
}

/** Sticky where there is room, so that it is reachable from every field. */
const Bar = styled.div`
  ${({ theme }) => theme.up.desktop} {
    position: sticky;
    z-index: 5;
    top: 0;
    padding: ${space(2)} 0;
    background: ${({ theme }) => theme.colors.ground};
  }
`;

/** On a phone in its own row, so that the buttons stay together. */
const Status = styled.span`
  flex: 1 0 100%;
  ${({ theme }) => theme.up.tablet} {
    flex: none;
  }
  font-size: ${({ theme }) => theme.type.small};
  color: ${({ theme }) => theme.colors.slate};
  &[data-status='failed'] {
    color: ${({ theme }) => theme.colors.coral};
  }
`;
