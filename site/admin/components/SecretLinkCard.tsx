import type { UseMutationResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Field, TextInput } from '../../components/Field';
import { showToast } from '../../stores/toasts';
import { space } from '../../styles/theme';
import { Notice } from './sectionStyles';
import { showFailure } from './showFailure';
import { Actions, Card, CardHead } from './cardStyles';
import { ConfirmDialog } from './ConfirmDialog';
import { CopyButton } from './CopyButton';
import { keepFocusAt } from './keepFocus';
import { WriteButton } from './WriteButton';
import { t, type Sentence } from '../i18n/t';

/** What a link is called, and what happens when it is made, renewed and ended. */
export type SecretLinkWords = {
  title: Sentence;
  about: Sentence;
  made: Sentence;
  /** What to do with the address that was copied. */
  copyNext: Sentence;
  renewTitle: Sentence;
  renewAbout: Sentence;
  stopTitle: Sentence;
  stopAbout: Sentence;
  stopped: Sentence;
};

/**
 * The secret address of a calendar: to make, copy, renew and end.
 * @param props.id of the heading
 * @param props.heading its level, one below what it stands under
 * @param props.linkUrl `null` while there is none, or where it cannot be shown
 * @param props.isUnreadable whether there is one that cannot be shown
 */
export function SecretLinkCard({
  id,
  heading: Heading = 'h3',
  words,
  linkUrl,
  isUnreadable,
  create,
  remove,
}: {
  id: string;
  heading?: 'h2' | 'h3';
  words: SecretLinkWords;
  linkUrl: string | null;
  isUnreadable: boolean;
  create: UseMutationResult<unknown, Error, void>;
  remove: UseMutationResult<unknown, Error, void>;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  const hasLink = linkUrl !== null || isUnreadable;
  const [question, setQuestion] = useState<'renew' | 'stop' | null>(null);
  const close = () => setQuestion(null);

  const handleMake = () =>
    create.mutate(undefined, {
      onSuccess: () => {
        showToast({ title: t(words.made), description: t(words.copyNext) });
        // The button has made way for the link.
        setTimeout(() => keepFocusAt(id));
      },
      onError: (error) => showFailure(t('Failed to make the link'), error),
    });

  return (
    <Card aria-labelledby={id}>
      <CardHead>
        <div>
          <Heading id={id} ref={title} tabIndex={-1}>
            {t(words.title)}
          </Heading>
          <p>{t(words.about)}</p>
        </div>
        {!hasLink && (
          <WriteButton
            type="button"
            $variant="secondary"
            $size="small"
            aria-disabled={create.isPending}
            onClick={() => !create.isPending && handleMake()}
          >
            {t('Make a link')}
          </WriteButton>
        )}
      </CardHead>
      {hasLink && (
        <Link>
          {linkUrl === null ? (
            <Notice $tone="warning">
              {t(
                'The address is in use but cannot be shown: the key that opens it, the file secrets-key in the server’s data folder, is missing or another one. Whoever has the address goes on reading it. For one that can be shown make a new link, or have the file put back.',
              )}
            </Notice>
          ) : (
            <Field label={t('Address{#link}')}>
              {(control) => (
                <Copied>
                  <TextInput
                    {...control}
                    readOnly
                    value={linkUrl}
                    onFocus={({ target }) => target.select()}
                  />
                  <CopyButton text={linkUrl} what={t('address')} next={t(words.copyNext)} />
                </Copied>
              )}
            </Field>
          )}
          <Actions>
            <Button
              type="button"
              $variant="secondary"
              $size="small"
              onClick={() => setQuestion('renew')}
            >
              {t('New link')}
            </Button>
            <Button
              type="button"
              $variant="danger"
              $size="small"
              onClick={() => setQuestion('stop')}
            >
              {t('Stop sharing')}
            </Button>
          </Actions>
        </Link>
      )}
      {question === 'renew' && (
        <ConfirmDialog
          title={t(words.renewTitle)}
          description={t(words.renewAbout)}
          confirmLabel={t('Make a new link')}
          words={RENEW_WORDS}
          action={() => create.mutateAsync()}
          onClose={close}
        />
      )}
      {question === 'stop' && (
        <ConfirmDialog
          title={t(words.stopTitle)}
          description={t(words.stopAbout)}
          confirmLabel={t('Stop sharing')}
          words={{
            done: words.stopped,
            failed: 'Failed to stop sharing',
          }}
          action={() => remove.mutateAsync()}
          // The link is gone by then, and with it the button that had the focus.
          onDone={() => setTimeout(() => title.current?.focus({ preventScroll: true }))}
          onClose={close}
        />
      )}
    </Card>
  );
}

const RENEW_WORDS = {
  done: ['New calendar link made', 'The old address no longer works.'],
  failed: 'Failed to make a new link',
} as const;

const Link = styled.div`
  display: grid;
  gap: ${space(4)};
  max-width: 720px;
  margin-top: ${space(4)};
`;

/** The address and, beside it, the way to take it along. */
const Copied = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  button {
    flex: none;
  }
  input {
    text-overflow: ellipsis;
    font-variant-numeric: tabular-nums;
  }
`;
