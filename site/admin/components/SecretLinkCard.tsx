import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { SmallButton, SmallWriteButton } from './SmallButton';
import { showToast } from '../../stores/toasts';
import { space } from '../../styles/theme';
import { Notice } from './sectionStyles';
import { showFailure } from './showFailure';
import { Actions } from './cardStyles';
import { TitledCard } from './TitledCard';
import { ConfirmDialog } from './ConfirmDialog';
import { CopiedField } from './CopiedField';
import { keepFocusAt } from './keepFocus';
import { t, type Sentence } from '../i18n/t';

export type SecretLinkTexts = {
  title: Sentence;
  about: Sentence;
  made: Sentence;
  /** What to do with the copied address. */
  copyNext: Sentence;
  renewTitle: Sentence;
  renewAbout: Sentence;
  stopTitle: Sentence;
  stopAbout: Sentence;
  stopped: Sentence;
};

/**
 * The secret address of a calendar: create, copy, renew and delete.
 * @param props.heading one level below the surrounding one
 * @param props.linkUrl `null` if there is none or it cannot be shown
 * @param props.isUnreadable whether there is one that cannot be shown
 */
export function SecretLinkCard({
  id,
  heading: Heading = 'h3',
  texts,
  linkUrl,
  isUnreadable,
  create,
  remove,
}: {
  id: string;
  heading?: 'h2' | 'h3';
  texts: SecretLinkTexts;
  linkUrl: string | null;
  isUnreadable: boolean;
  create: UseMutationResult<unknown, Error, void>;
  remove: UseMutationResult<unknown, Error, void>;
}) {
  const hasLink = linkUrl !== null || isUnreadable;
  const [question, setQuestion] = useState<'renew' | 'stop' | null>(null);
  const close = () => setQuestion(null);

  const handleMake = () =>
    create.mutate(undefined, {
      onSuccess: () => {
        showToast({ title: t(texts.made), description: t(texts.copyNext) });
        // The link has replaced the button.
        setTimeout(() => keepFocusAt(id));
      },
      onError: (error) => showFailure(t('Failed to make the link'), error),
    });

  return (
    <TitledCard
      id={id}
      heading={Heading}
      title={t(texts.title)}
      about={t(texts.about)}
      action={
        !hasLink && (
          <SmallWriteButton
            aria-disabled={create.isPending}
            onClick={() => !create.isPending && handleMake()}
          >
            {t('Make a link')}
          </SmallWriteButton>
        )
      }
    >
      {hasLink && (
        <Link>
          {linkUrl === null ? (
            <Notice $tone="warning">
              {t(
                'The address is in use but cannot be shown: the key that opens it, the file secrets-key in the server’s data folder, is missing or another one. Whoever has the address goes on reading it. For one that can be shown make a new link, or have the file put back.',
              )}
            </Notice>
          ) : (
            <CopiedField
              label={t('Address{#link}')}
              value={linkUrl}
              what={t('address')}
              next={t(texts.copyNext)}
            />
          )}
          <Actions>
            <SmallButton onClick={() => setQuestion('renew')}>{t('New link')}</SmallButton>
            <SmallButton $variant="danger" onClick={() => setQuestion('stop')}>
              {t('Stop sharing')}
            </SmallButton>
          </Actions>
        </Link>
      )}
      {question === 'renew' && (
        <ConfirmDialog
          title={t(texts.renewTitle)}
          description={t(texts.renewAbout)}
          confirmLabel={t('Make a new link')}
          texts={RENEW_TEXTS}
          action={() => create.mutateAsync()}
          onClose={close}
        />
      )}
      {question === 'stop' && (
        <ConfirmDialog
          title={t(texts.stopTitle)}
          description={t(texts.stopAbout)}
          confirmLabel={t('Stop sharing')}
          texts={{ done: texts.stopped, failed: 'Failed to stop sharing' }}
          action={() => remove.mutateAsync()}
          // The focused button disappears with the link.
          onDone={() => setTimeout(() => keepFocusAt(id))}
          onClose={close}
        />
      )}
    </TitledCard>
  );
}

const RENEW_TEXTS = {
  done: ['New calendar link made', 'The old address no longer works.'],
  failed: 'Failed to make a new link',
} as const;

const Link = styled.div`
  display: grid;
  gap: ${space(4)};
  max-width: 720px;
  margin-top: ${space(4)};
`;
