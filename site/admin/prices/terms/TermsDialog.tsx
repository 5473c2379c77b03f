import type { PriceTermsUpdate } from '@shared/contract/prices/priceTermsInput';
import { priceTermsUpdateSchema } from '@shared/contract/prices/priceTermsInput';
import { useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { ApiError } from '../../../api/client';
import { failureText } from '../../../api/failureText';
import { Button } from '../../../components/Button';
import { Dialog, DialogActions, DialogForm } from '../../../components/Dialog';
import { issuesByField } from '../../../components/formIssues';
import { useSavePriceTerms } from '../../../queries/priceTerms';
import { space } from '../../../styles/theme';
import { isStale } from '../../components/isStale';
import { useAttempt } from '../../components/useAttempt';
import { useUnsavedChanges } from '../../components/useUnsavedChanges';
import { WriteButton } from '../../components/WriteButton';
import { FailureText } from '../../gallery/galleryStyles';
import { t } from '../texts.en';

/** What the fields of a part get: what is typed, how to change it, and what is wrong by contract path. */
export type TermsFieldsProps<Draft> = {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  issues: Readonly<Record<string, string>>;
};

/**
 * The form of one part of the price terms. It is checked by the contract's own schema, and stays open
 * with what was typed where saving failed.
 * @param updatedAt of the terms as they were read last
 * @param partOf what of a draft is sent; what cannot be sent is found by the schema
 */
export function TermsDialog<Draft extends object>({
  title,
  description,
  initial,
  updatedAt,
  partOf,
  onClose,
  children,
}: {
  title: string;
  description: string;
  initial: Draft;
  updatedAt: string;
  partOf: (draft: Draft) => z.input<typeof priceTermsUpdateSchema>;
  onClose: () => void;
  children: (props: TermsFieldsProps<Draft>) => ReactNode;
}) {
  const save = useSavePriceTerms();
  const attempt = useAttempt(WORDS);
  const [start] = useState(initial);
  const [draft, setDraft] = useState(start);
  const [issues, setIssues] = useState<Record<string, string>>({});
  const [readAt, setReadAt] = useState(updatedAt);
  const form = useRef<HTMLFormElement>(null);
  const leave = useUnsavedChanges(JSON.stringify(draft) !== JSON.stringify(start));
  const dismiss = () => !attempt.isBusy && leave(onClose);

  const show = (found: Record<string, string>) => {
    setIssues(found);
    const [first] = Object.keys(found);
    const field = form.current?.elements.namedItem(first ?? '');
    if (field instanceof HTMLElement) field.focus();
  };
  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (attempt.isBusy) return;
    const checked = z.safeParse(priceTermsUpdateSchema, partOf(draft));
    if (!checked.success) {
      show(issuesByField(checked.error.issues));
      return;
    }
    const body: PriceTermsUpdate = { ...checked.data, updatedAt: readAt };
    const isSaved = await attempt.run(() =>
      save.mutateAsync(body).catch((error: unknown) => {
        if (error instanceof ApiError && error.body?.issues) show(issuesByField(error.body.issues));
        throw error;
      }),
    );
    if (isSaved) onClose();
  };

  // The terms have been read again since: the next save stands on what the other window stored.
  const isOutdated = isStale(attempt.error);
  if (isOutdated && updatedAt !== readAt) setReadAt(updatedAt);

  return (
    <Dialog isOpen onClose={dismiss} title={title} description={description}>
      <Form
        ref={form}
        noValidate
        aria-busy={attempt.isBusy}
        onSubmit={(event) => void handleSubmit(event)}
      >
        {children({
          draft,
          issues,
          change: (part) => {
            setDraft((current) => ({ ...current, ...part }));
            setIssues({});
          },
        })}
        {attempt.error !== null && (
          <FailureText role="alert">
            {isOutdated ? t('prices.pricesWereChangedIn') : failureText(attempt.error)}
          </FailureText>
        )}
        <DialogActions>
          <Button type="button" $variant="secondary" onClick={dismiss}>
            {t('prices.cancel')}
          </Button>
          <WriteButton type="submit" aria-disabled={attempt.isBusy}>
            {t('prices.save')}
          </WriteButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const WORDS = {
  done: {
    get title() {
      return t('prices.saved');
    },
  },
  failed: {
    get title() {
      return t('prices.notSaved');
    },
  },
} as const;

const Form = styled(DialogForm)`
  margin-top: ${space(5)};
`;
