import { registerGuestSchema } from '@shared/contract/register/registerGuest';
import { countryNames, NO_STATE, PORTUGAL } from '@shared/domain/register/countries';
import {
  DOCUMENT_TYPES,
  type DocumentType,
  type RegisterField,
  type RegisterGuest,
} from '@shared/domain/register/registerGuest';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { useApi } from '../../api/ApiContext';
import { QueryState } from '../../components/QueryState';
import { registerGuestsQuery, useSaveRegister } from '../../queries/register';
import { space } from '../../styles/theme';
import { SelectField, TextField } from '../components/fields';
import { PanelFoot } from '../components/PanelFoot';
import { useAttempt } from '../components/useAttempt';
import { useForm } from '../components/useForm';
import { currentLocale } from '../i18n/language';
import { t, type Sentence } from '../i18n/t';
import { FIELD_LABELS } from './registerText';

/** A guest as typed; an empty text is a field that is not known yet. */
type Draft = Record<RegisterField, string>;

const FIELDS = Object.keys(FIELD_LABELS) as RegisterField[];
const DOCUMENT_TEXT: Readonly<Record<DocumentType, Sentence>> = {
  passport: 'Passport',
  id_card: 'Identity card',
  other: 'Other document',
};

const formSchema = z.object({
  guests: z.array(
    z.pipe(
      z.pipe(
        z.custom<Draft>(),
        z.transform((draft: Draft) => guestOf(draft)),
      ),
      registerGuestSchema,
    ),
  ),
});

/** All guests of a stay. Opening it is logged. */
export function RegisterForm({ id, onClose }: { id: number; onClose: () => void }) {
  const guests = useQuery(registerGuestsQuery(useApi(), id));
  return (
    <QueryState
      query={guests}
      loading={t('Loading the guest register…')}
      failed={t('The guest register could not be loaded.')}
    >
      {(data) => <GuestsForm id={id} guests={data.guests} onClose={onClose} />}
    </QueryState>
  );
}

function GuestsForm({
  id,
  guests,
  onClose,
}: {
  id: number;
  guests: readonly RegisterGuest[];
  onClose: () => void;
}) {
  const save = useSaveRegister(id);
  const form = useForm({
    schema: formSchema,
    initial: { guests: guests.map(draftOf) },
    onValid: ({ guests: filled }) =>
      void attempt.run(async () => {
        await save.mutateAsync(filled);
        onClose();
      }),
  });
  const attempt = useAttempt({ done: 'Guest register saved' }, { form });
  const list = form.list('guests');
  const locale = currentLocale();
  const countries = useMemo(
    () => countryNames(locale).map(({ iso, name }) => [iso, name] as const),
    [locale],
  );
  const states = [['', '–'], ...countries, [NO_STATE, t('Stateless, refugee or UN')]] as const;
  const text = (index: number, name: RegisterField, isOptional = false) => (
    <TextField label={t(FIELD_LABELS[name])} isOptional={isOptional} {...list.field(index, name)} />
  );
  const choice = (
    index: number,
    name: RegisterField,
    options: readonly (readonly [string, string])[],
  ) => <SelectField label={t(FIELD_LABELS[name])} options={options} {...list.field(index, name)} />;
  return (
    <Stack {...form.props} aria-label={t('Guest register')}>
      {list.items.map(({ isPortuguese }, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Guest key={index}>
          <legend>{t('Guest {n}', { n: index + 1 })}</legend>
          {choice(index, 'isPortuguese', [
            ['', '–'],
            ['yes', t('Yes, or one of several')],
            ['no', t('No{#nationality}')],
          ])}
          {isPortuguese === 'no' && (
            <>
              {text(index, 'surname')}
              {text(index, 'givenNames', true)}
              {choice(
                index,
                'nationality',
                states.filter(([iso]) => iso !== PORTUGAL),
              )}
              <TextField
                type="date"
                label={t(FIELD_LABELS.birthDate)}
                {...list.field(index, 'birthDate')}
              />
              {text(index, 'birthPlace', true)}
              {choice(index, 'documentType', [
                ['', '–'],
                ...DOCUMENT_TYPES.map((type) => [type, t(DOCUMENT_TEXT[type])] as const),
              ])}
              {text(index, 'documentNumber')}
              {choice(index, 'issuingCountry', states)}
              {choice(index, 'residenceCountry', [['', '–'], ...countries])}
              {text(index, 'residencePlace')}
            </>
          )}
        </Guest>
      ))}
      <PanelFoot attempt={attempt} submit={t('Save the register')} onCancel={onClose} />
    </Stack>
  );
}

function draftOf(guest: RegisterGuest): Draft {
  const { isPortuguese } = guest;
  const texts = FIELDS.map((name) => [name, String(guest[name] ?? '')]);
  return {
    ...(Object.fromEntries(texts) as Draft),
    isPortuguese: isPortuguese === null ? '' : isPortuguese ? 'yes' : 'no',
  };
}

/** Checked by the schema afterwards. */
function guestOf(draft: Draft): RegisterGuest {
  const texts = FIELDS.map((name) => [name, draft[name].trim() || null]);
  const { isPortuguese } = draft;
  return {
    ...(Object.fromEntries(texts) as Omit<RegisterGuest, 'isPortuguese'>),
    isPortuguese: isPortuguese === '' ? null : isPortuguese === 'yes',
  };
}

const Stack = styled.form`
  display: grid;
  gap: ${space(5)};
`;

const Guest = styled.fieldset`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: ${space(2)};
    padding: 0;
    font-weight: 600;
  }
`;
