import { bankDetailsInputSchema, type BankDetailsJson } from '@shared/contract/payments/payments';
import { line } from '@shared/contract/common';
import { formatIban, isBic } from '@shared/domain/payments/bankDetails';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { useApi } from '../../api/ApiContext';
import { failureText } from '../../api/failureText';
import { Field, TextInput } from '../../components/Field';
import { QueryState } from '../../components/QueryState';
import { bankDetailsQuery, PAYMENTS_EXPORT_URL, useSaveBankDetails } from '../../queries/payments';
import { showToast } from '../../stores/toasts';
import { space } from '../../styles/theme';
import { DownloadButton } from '../components/DownloadButton';
import { useForm } from '../components/useForm';
import { useUnsavedChanges } from '../components/useUnsavedChanges';
import { WriteButton } from '../components/WriteButton';
import { KeepPayments } from './KeepPayments';
import { FailureText } from '../gallery/galleryStyles';
import { SettingsGroup } from '../settings/SettingsGroup';

/** Where guests transfer money to, and every payment as a file. */
export function BankDetailsPage() {
  const details = useQuery(bankDetailsQuery(useApi()));
  return (
    <QueryState
      query={details}
      loading="Loading the bank details…"
      failed="The bank details could not be loaded."
    >
      {(loaded) => (
        <>
          <KeepPayments />
          <BankForm key={loaded.updatedAt} details={loaded} />
        </>
      )}
    </QueryState>
  );
}

const { holder, iban } = bankDetailsInputSchema.shape;
const schema = z.object({
  holder,
  iban,
  bic: line(20).check(
    z.refine(
      (bic) => bic === '' || isBic(bic.replaceAll(/\s/g, '').toUpperCase()),
      'A BIC has 8 or 11 letters and digits, for example CGDIPTPL',
    ),
  ),
});
type Fields = { holder: string; iban: string; bic: string };

function BankForm({ details }: { details: BankDetailsJson }) {
  const save = useSaveBankDetails();
  const [stored, setStored] = useState(details);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    schema,
    initial: fieldsOf(details),
    onValid: (fields) => void handleSave(fields),
  });
  const handleSave = async (fields: z.infer<typeof schema>) => {
    if (save.isPending) return;
    setFailure(null);
    try {
      const saved = await save.mutateAsync({ ...fields, updatedAt: stored.updatedAt });
      setStored(saved);
      form.setValues(fieldsOf(saved));
      showToast({ title: 'Bank details saved', description: 'Guests read them at once.' });
    } catch (error) {
      form.showIssuesOf(error);
      setFailure(failureText(error, 'The bank details were not saved.'));
    }
  };
  useUnsavedChanges(JSON.stringify(form.values) !== JSON.stringify(fieldsOf(stored)));
  return (
    <form {...form.props} aria-label="Bank details">
      <SettingsGroup
        title="Account"
        hint="Stands in the mail that confirms a stay and on the guest’s page, with a QR code for banking apps where the booking is in euros. Nothing is shown until it is filled in."
      >
        <Field label="Account holder" error={form.issues.holder}>
          {(control) => <TextInput {...control} {...form.control('holder')} autoComplete="off" />}
        </Field>
        <Whole>
          <Field label="IBAN" error={form.issues.iban}>
            {(control) => (
              <TextInput
                {...control}
                {...form.control('iban')}
                autoComplete="off"
                spellCheck={false}
              />
            )}
          </Field>
        </Whole>
        <Field
          label="BIC"
          isOptional
          hint="Needed for transfers from outside the euro countries."
          error={form.issues.bic}
        >
          {(control) => (
            <TextInput
              {...control}
              {...form.control('bic')}
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </Field>
      </SettingsGroup>
      <Foot>
        {failure !== null && <FailureText role="alert">{failure}</FailureText>}
        <WriteButton type="submit" aria-disabled={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save bank details'}
        </WriteButton>
      </Foot>
      <SettingsGroup
        title="All payments"
        hint="A CSV file with one row a payment, for your records or whoever does your taxes. Receipts confirm payments; in Portugal invoices are written by a certified program."
      >
        <div>
          <DownloadButton
            address={PAYMENTS_EXPORT_URL}
            variant="secondary"
            isFresh
            words={{
              label: 'Download payments as CSV',
              done: 'Payments saved',
              failed: 'The payments could not be downloaded',
            }}
          />
        </div>
      </SettingsGroup>
    </form>
  );
}

function fieldsOf({ holder, iban, bic }: BankDetailsJson): Fields {
  return { holder: holder ?? '', iban: formatIban(iban ?? ''), bic: bic ?? '' };
}

/** All of the number in sight, to be compared digit by digit. */
const Whole = styled.div`
  grid-column: 1 / -1;
  max-width: 420px;
`;

const Foot = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(4)};
  padding: ${space(5)} 0;
  border-top: 1px solid ${({ theme }) => theme.colors.stone};
`;
