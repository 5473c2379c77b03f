import {
  bankDetailsInputSchema,
  bicSchema,
  type BankDetailsJson,
} from '@shared/contract/payments/payments';
import { formatIban } from '@shared/domain/payments/bankDetails';
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
import { SaveNotice } from '../components/SaveNotice';
import { useForm } from '../components/useForm';
import { useStoredForm } from '../components/useStoredForm';
import { WriteButton } from '../components/WriteButton';
import { KeepPayments } from './KeepPayments';
import { SettingsGroup } from '../settings/SettingsGroup';
import { t } from '../i18n/t';

/** Where guests transfer money to, and every payment as a file. */
export function BankDetailsPage() {
  const details = useQuery(bankDetailsQuery(useApi()));
  return (
    <QueryState
      query={details}
      loading={t('Loading the bank details…')}
      failed={t('The bank details could not be loaded.')}
    >
      {(loaded) => (
        <>
          <KeepPayments />
          <BankForm details={loaded} />
        </>
      )}
    </QueryState>
  );
}

const { holder, iban } = bankDetailsInputSchema.shape;
const schema = z.object({ holder, iban, bic: bicSchema });
type Fields = { holder: string; iban: string; bic: string };

/** @param details as read when the form was opened */
function BankForm({ details }: { details: BankDetailsJson }) {
  const save = useSaveBankDetails();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    schema,
    initial: fieldsOf(details),
    onValid: (fields) => void handleSave(fields),
  });
  const { stored, keep, catchUp, stale } = useStoredForm({
    query: bankDetailsQuery,
    initial: details,
    draftOf: fieldsOf,
    draft: form.values,
    fill: form.setValues,
    schema,
    labelOf: (name) => (name === 'holder' ? t('Account holder') : name.toUpperCase()),
  });
  const handleSave = async (fields: z.infer<typeof schema>) => {
    if (save.isPending) return;
    setFailure(null);
    try {
      keep(await save.mutateAsync({ ...fields, updatedAt: stored.updatedAt }));
      showToast({
        title: t('Bank details saved'),
        description: t('Guests read them at once.'),
      });
    } catch (error) {
      if (await catchUp(error)) return;
      form.showIssuesOf(error);
      setFailure(failureText(error, t('The bank details were not saved.')));
    }
  };
  return (
    <form {...form.props} aria-label={t('Bank details')}>
      <SettingsGroup
        heading="h2"
        title={t('Account')}
        hint={t(
          'Stands in the mail that confirms a stay and on the guest’s page, with a QR code for banking apps where the booking is in euros. Nothing is shown until it is filled in.',
        )}
      >
        <Field label={t('Account holder')} error={form.issues.holder}>
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
          hint={t('Needed for transfers from outside the euro countries.')}
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
        <SaveNotice stale={stale} failure={failure} />
        <WriteButton type="submit" aria-disabled={save.isPending}>
          {save.isPending ? t('Saving...') : t('Save bank details')}
        </WriteButton>
      </Foot>
      <SettingsGroup
        heading="h2"
        title={t('All payments')}
        hint={t(
          'A CSV file with one row a payment, for your records or whoever does your taxes. Receipts confirm payments; in Portugal invoices are written by a certified program.',
        )}
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
