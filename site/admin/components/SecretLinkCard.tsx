import type { UseMutationResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Field, TextInput } from '../../components/Field';
import { showToast } from '../../stores/toasts';
import { space } from '../../styles/theme';
import { Notice } from '../bookings/panel/panelStyles';
import { showFailure } from '../showFailure';
import { Actions, Card, CardHead } from './cardStyles';
import { ConfirmDialog } from './ConfirmDialog';
import { CopyButton } from './CopyButton';
import { keepFocusAt } from './keepFocus';
import { WriteButton } from './WriteButton';
import { t } from './texts.en';

/** What a link is called, and what happens when it is made, renewed and ended. */
export type SecretLinkWords = {
  title: string;
  about: string;
  made: string;
  /** What to do with the address that was copied. */
  copyNext: string;
  renewTitle: string;
  renewAbout: string;
  stopTitle: string;
  stopAbout: string;
  stopped: string;
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
        showToast({ title: words.made, description: words.copyNext });
        // The button has made way for the link.
        setTimeout(() => keepFocusAt(id));
      },
      onError: (error) => showFailure(t('components.failedToMakeThe'), error),
    });

  return (
    <Card aria-labelledby={id}>
      <CardHead>
        <div>
          <Heading id={id} ref={title} tabIndex={-1}>
            {words.title}
          </Heading>
          <p>{words.about}</p>
        </div>
        {!hasLink && (
          <WriteButton
            type="button"
            $variant="secondary"
            $size="small"
            aria-disabled={create.isPending}
            onClick={() => !create.isPending && handleMake()}
          >
            {t('components.makeALink')}
          </WriteButton>
        )}
      </CardHead>
      {hasLink && (
        <Link>
          {linkUrl === null ? (
            <Notice $tone="warning">{t('components.theAddressIsIn')}</Notice>
          ) : (
            <Field label={t('components.address')}>
              {(control) => (
                <Copied>
                  <TextInput
                    {...control}
                    readOnly
                    value={linkUrl}
                    onFocus={({ target }) => target.select()}
                  />
                  <CopyButton
                    text={linkUrl}
                    what={t('components.whatAddress')}
                    next={words.copyNext}
                  />
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
              {t('components.newLink')}
            </Button>
            <Button
              type="button"
              $variant="danger"
              $size="small"
              onClick={() => setQuestion('stop')}
            >
              {t('components.stopSharing')}
            </Button>
          </Actions>
        </Link>
      )}
      {question === 'renew' && (
        <ConfirmDialog
          title={words.renewTitle}
          description={words.renewAbout}
          confirmLabel={t('components.makeANewLink')}
          words={RENEW_WORDS}
          action={() => create.mutateAsync()}
          onClose={close}
        />
      )}
      {question === 'stop' && (
        <ConfirmDialog
          title={words.stopTitle}
          description={words.stopAbout}
          confirmLabel={t('components.stopSharing')}
          words={{
            done: { title: words.stopped },
            failed: { title: t('components.failedToStopSharing') },
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
  done: {
    get title() {
      return t('components.newCalendarLinkMade');
    },
    get description() {
      return t('components.theOldAddressNo');
    },
  },
  failed: {
    get title() {
      return t('components.failedToMakeA');
    },
  },
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
