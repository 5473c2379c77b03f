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
import { t } from './texts.en';

/** Where guests transfer money to, and every payment as a file. */
export function BankDetailsPage() {
  const details = useQuery(bankDetailsQuery(useApi()));
  return (
    <QueryState
      query={details}
      loading={t('payments.loadingTheBankDetails')}
      failed={t('payments.theBankDetailsCould')}
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

const LABELS: Readonly<Record<keyof Fields, string>> = {
  get holder() {
    return t('payments.accountHolder');
  },
  iban: 'IBAN',
  bic: 'BIC',
};

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
    labelOf: (name) => LABELS[name],
  });
  const handleSave = async (fields: z.infer<typeof schema>) => {
    if (save.isPending) return;
    setFailure(null);
    try {
      keep(await save.mutateAsync({ ...fields, updatedAt: stored.updatedAt }));
      showToast({
        title: t('payments.bankDetailsSaved'),
        description: t('payments.guestsReadThemAt'),
      });
    } catch (error) {
      if (await catchUp(error)) return;
      form.showIssuesOf(error);
      setFailure(failureText(error, t('payments.theBankDetailsWere')));
    }
  };
  return (
    <form {...form.props} aria-label={t('payments.bankDetails')}>
      <SettingsGroup
        heading="h2"
        title={t('payments.account')}
        hint={t('payments.standsInTheMail')}
      >
        <Field label={LABELS.holder} error={form.issues.holder}>
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
          hint={t('payments.neededForTransfersFrom')}
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
          {save.isPending ? t('payments.saving') : t('payments.saveBankDetails')}
        </WriteButton>
      </Foot>
      <SettingsGroup
        heading="h2"
        title={t('payments.allPayments')}
        hint={t('payments.aCsvFileWith')}
      >
        <div>
          <DownloadButton
            address={PAYMENTS_EXPORT_URL}
            variant="secondary"
            isFresh
            words={{
              label: t('payments.downloadPaymentsAsCsv'),
              done: t('payments.paymentsSaved'),
              failed: t('payments.thePaymentsCouldNot'),
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
