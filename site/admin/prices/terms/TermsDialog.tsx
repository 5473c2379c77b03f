import type { PriceTermsJson } from '@shared/contract/prices/priceTerms';
import type { PriceTermsUpdate } from '@shared/contract/prices/priceTermsInput';
import { priceTermsUpdateSchema } from '@shared/contract/prices/priceTermsInput';
import { useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import * as z from 'zod/mini';
import { ApiError } from '../../../api/client';
import { Button } from '../../../components/Button';
import { Dialog, DialogActions, DialogForm } from '../../../components/Dialog';
import { issuesByField } from '../../../components/formIssues';
import { useSavePriceTerms } from '../../../queries/priceTerms';
import { priceTermsQuery } from '../../../queries/publicReads';
import { SaveNotice } from '../../components/SaveNotice';
import { useAttempt } from '../../components/useAttempt';
import { useStoredForm } from '../../components/useStoredForm';
import { WriteButton } from '../../components/WriteButton';
import { t } from '../../i18n/t';

/** What the fields of a part get: what is typed, how to change it, and what is wrong by contract path. */
export type TermsFieldsProps<Draft> = {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  issues: Readonly<Record<string, string>>;
};

/**
 * The form of one part of the price terms. It is checked by the contract's own schema, and stays open
 * with what was typed where saving failed.
 * @param terms as they were when the dialog was opened
 * @param partOf what of a draft is sent; what cannot be sent is found by the schema
 * @param linesOf what is stored, as the owner reads it
 */
export function TermsDialog<Draft extends object>({
  title,
  description,
  terms,
  draftOf,
  partOf,
  linesOf,
  onClose,
  children,
}: {
  title: string;
  description: string;
  terms: PriceTermsJson;
  draftOf: (terms: PriceTermsJson) => Draft;
  partOf: (draft: Draft) => z.input<typeof priceTermsUpdateSchema>;
  linesOf: (terms: PriceTermsJson) => readonly string[];
  onClose: () => void;
  children: (props: TermsFieldsProps<Draft>) => ReactNode;
}) {
  const save = useSavePriceTerms();
  const attempt = useAttempt(WORDS);
  const [draft, setDraft] = useState(() => draftOf(terms));
  const [issues, setIssues] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  const change = (some: Partial<Draft>) => {
    setDraft((current) => ({ ...current, ...some }));
    setIssues({});
  };
  // A part is read as a whole, so it is one field.
  const { stored, catchUp, stale, leave } = useStoredForm({
    query: priceTermsQuery,
    initial: terms,
    draftOf: (of) => ({ part: draftOf(of) }),
    draft: { part: draft },
    fill: ({ part }) => part && change(part),
    schema: { shape: { part: z.pipe(z.transform(partOf), priceTermsUpdateSchema) } },
    labelOf: () => title,
    textOf: (_part, _shown, of) => linesOf(of).join('\n'),
  });
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
    const body: PriceTermsUpdate = { ...checked.data, updatedAt: stored.updatedAt };
    const isSaved = await attempt.run(() =>
      save.mutateAsync(body).catch(async (error: unknown) => {
        await catchUp(error);
        if (error instanceof ApiError && error.body?.issues) show(issuesByField(error.body.issues));
        throw error;
      }),
    );
    if (isSaved) onClose();
  };

  return (
    <Dialog isOpen onClose={dismiss} title={title} description={description}>
      <DialogForm
        ref={form}
        noValidate
        aria-busy={attempt.isBusy}
        onSubmit={(event) => void handleSubmit(event)}
      >
        {children({ draft, issues, change })}
        <SaveNotice stale={stale} failure={attempt.failure} />
        <DialogActions>
          <Button type="button" $variant="secondary" onClick={dismiss}>
            {t('Cancel')}
          </Button>
          <WriteButton type="submit" aria-disabled={attempt.isBusy}>
            {t('Save')}
          </WriteButton>
        </DialogActions>
      </DialogForm>
    </Dialog>
  );
}

const WORDS = {
  done: 'Saved',
  failed: 'Not saved',
} as const;
