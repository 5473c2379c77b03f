import type { PriceTermsJson } from '@shared/contract/prices/priceTerms';
import { priceTermsUpdateSchema } from '@shared/contract/prices/priceTermsInput';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { useSavePriceTerms } from '../../../queries/priceTerms';
import { priceTermsQuery } from '../../../queries/publicReads';
import { FormDialog } from '../../components/FormDialog';
import { useAttempt } from '../../components/useAttempt';
import { useForm, type Form } from '../../components/useForm';
import { useStoredForm } from '../../components/useStoredForm';
import { t } from '../../i18n/t';

/**
 * The form of one part of the price terms, checked with the contract's schema.
 * @param terms as of when the dialog was opened
 * @param within name of the part in the request
 * @param partOf request body for a draft
 * @param linesOf the stored part, for display
 */
export function TermsDialog<Draft extends object>({
  title,
  description,
  terms,
  within,
  draftOf,
  partOf,
  linesOf,
  onClose,
  children,
}: {
  title: string;
  description: string;
  terms: PriceTermsJson;
  within?: string;
  draftOf: (terms: PriceTermsJson) => Draft;
  partOf: (draft: Draft) => z.input<typeof priceTermsUpdateSchema>;
  linesOf: (terms: PriceTermsJson) => readonly string[];
  onClose: () => void;
  children: (form: Form<Draft>) => ReactNode;
}) {
  const save = useSavePriceTerms();
  const schema = z.pipe(z.transform(partOf), priceTermsUpdateSchema);
  const form = useForm({
    schema,
    ...(within && { within }),
    initial: draftOf(terms),
    onValid: (part) =>
      void attempt.run(async () => {
        await save.mutateAsync({ ...part, updatedAt: storedForm.stored.updatedAt });
        onClose();
      }),
  });
  const storedForm = useStoredForm({
    query: priceTermsQuery,
    initial: terms,
    draftOf: (of) => ({ part: draftOf(of) }),
    draft: { part: form.values },
    fill: ({ part }) => part && form.setValues(part),
    schema: { shape: { part: schema } },
    labelOf: () => title,
    textOf: (_part, _shown, of) => linesOf(of).join('\n'),
  });
  const attempt = useAttempt({ done: 'Saved', failed: 'Not saved' }, { form, stored: storedForm });
  return (
    <FormDialog
      title={title}
      description={description}
      form={form}
      attempt={attempt}
      isUnsaved={storedForm.changed.length > 0}
      stale={storedForm.stale}
      submit={t('Save')}
      onClose={onClose}
    >
      {children(form)}
    </FormDialog>
  );
}
