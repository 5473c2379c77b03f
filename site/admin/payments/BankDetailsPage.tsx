import {
  bankDetailsInputSchema,
  bicSchema,
  type BankDetailsJson,
} from '@shared/contract/payments/payments';
import { formatIban } from '@shared/domain/payments/bankDetails';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { useApi } from '../../api/ApiContext';
import { TextField } from '../components/fields';
import { QueryState } from '../../components/QueryState';
import { bankDetailsQuery, useSaveBankDetails } from '../../queries/payments';
import { SaveFoot } from '../components/SaveFoot';
import { useAttempt } from '../components/useAttempt';
import { useForm } from '../components/useForm';
import { useStoredForm } from '../components/useStoredForm';
import { SettingsGroup } from '../settings/SettingsGroup';
import { t } from '../i18n/t';

export function BankDetailsPage() {
  const details = useQuery(bankDetailsQuery(useApi()));
  return (
    <QueryState
      query={details}
      loading={t('Loading the bank details…')}
      failed={t('The bank details could not be loaded.')}
    >
      {(loaded) => <BankForm details={loaded} />}
    </QueryState>
  );
}

const { holder, iban } = bankDetailsInputSchema.shape;
const schema = z.object({ holder, iban, bic: bicSchema });
type Fields = { holder: string; iban: string; bic: string };

function BankForm({ details }: { details: BankDetailsJson }) {
  const save = useSaveBankDetails();
  const form = useForm({
    schema,
    initial: fieldsOf(details),
    onValid: (fields) =>
      void attempt.run(async () =>
        stored.keep(await save.mutateAsync({ ...fields, updatedAt: stored.stored.updatedAt })),
      ),
  });
  const stored = useStoredForm({
    query: bankDetailsQuery,
    initial: details,
    draftOf: fieldsOf,
    draft: form.values,
    fill: form.setValues,
    schema,
    labelOf: (name) => (name === 'holder' ? t('Account holder') : name.toUpperCase()),
  });
  const attempt = useAttempt(
    {
      done: ['Bank details saved', 'Guests read them at once.'],
      failed: 'The bank details were not saved.',
    },
    { form, stored },
  );
  return (
    <form {...form.props} aria-label={t('Bank details')}>
      <SettingsGroup
        heading="h2"
        title={t('Account')}
        hint={t(
          'Stands in the mail that confirms a stay and on the guest’s page, with a QR code for banking apps where the booking is in euros. Nothing is shown until it is filled in.',
        )}
      >
        <TextField label={t('Account holder')} {...form.field('holder')} />
        <Whole>
          <TextField label="IBAN" {...form.field('iban')} spellCheck={false} />
        </Whole>
        <TextField
          label="BIC"
          isOptional
          hint={t('Needed for transfers from outside the euro countries.')}
          {...form.field('bic')}
          spellCheck={false}
        />
      </SettingsGroup>
      <SaveFoot attempt={attempt} stale={stored.stale} submit={t('Save bank details')} />
    </form>
  );
}

function fieldsOf({ holder, iban, bic }: BankDetailsJson): Fields {
  return { holder: holder ?? '', iban: formatIban(iban ?? ''), bic: bic ?? '' };
}

/** Shows the whole IBAN, which is compared digit by digit. */
const Whole = styled.div`
  grid-column: 1 / -1;
  max-width: 420px;
`;
