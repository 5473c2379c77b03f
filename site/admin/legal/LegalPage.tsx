import { LENGTHS, type LegalJson } from '@shared/contract/legal/legal';
import { missingLegal } from '@shared/domain/legal/requirements';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { QueryState } from '../../components/QueryState';
import { legalQuery, useSaveLegal } from '../../queries/legal';
import { showToast } from '../../stores/toasts';
import { space } from '../../styles/theme';
import { Notice } from '../components/sectionStyles';
import { useStoredForm } from '../components/useStoredForm';
import { SmallButton } from '../components/SmallButton';
import { useVilla } from '../components/useVilla';
import { SettingsGroup } from '../settings/SettingsGroup';
import { draftOf, LEGAL_REASONS, LEGAL_LABELS, stepsText, type LegalField } from './legalForm';
import { StepsEditor } from './StepsEditor';
import { legalFormSchema } from './legalForm';
import { SaveFoot } from '../components/SaveFoot';
import { OwnNamesField } from '../components/OwnNamesField';
import { TextField } from '../components/fields';
import { useAttempt } from '../components/useAttempt';
import { useForm } from '../components/useForm';
import { t, type Sentence } from '../i18n/t';

/** The operator and the cancellation policy, as the law requires. */
export function LegalPage() {
  const legal = useQuery(legalQuery(useApi()));
  return (
    <QueryState
      query={legal}
      loading={t('Loading the legal details…')}
      failed={t('The legal details could not be loaded.')}
    >
      {(loaded) => <LegalForm legal={loaded} />}
    </QueryState>
  );
}

const HINTS: Partial<Record<LegalField, Sentence>> = {
  operatorName: 'Who lets the house and is paid for it',
  taxNumber: 'Nine digits',
  registration: 'As in the register of Alojamento Local, for example 12345/AL',
  capacity: 'Most guests that your registration allows',
  euRegistration: 'Where you were given one, by Regulation (EU) 2024/1028',
  vatNote: 'For example: Prices include VAT at 6%',
  privacyContact: 'An email address, or a name and address',
};

function hintOf(field: LegalField): string | undefined {
  const hint = HINTS[field];
  return hint && t(hint);
}

function LegalForm({ legal }: { legal: LegalJson }) {
  const save = useSaveLegal();
  const form = useForm({
    schema: legalFormSchema,
    initial: draftOf(legal),
    onValid: (input) =>
      void attempt.run(async () => {
        const saved = await save.mutateAsync({ ...input, updatedAt: stored.updatedAt });
        const isLowered = saved.maxGuests < stored.maxGuests;
        keep(saved);
        showToast({
          title: t('Legal details saved'),
          description: isLowered
            ? t('Maximum guests is {maxGuests} now, as your registration says.', {
                maxGuests: saved.maxGuests,
              })
            : t('Guests read them at once.'),
        });
      }),
  });
  const storedForm = useStoredForm({
    query: legalQuery,
    initial: legal,
    draftOf,
    draft: form.values,
    fill: form.setValues,
    labelOf: (name) =>
      name === 'cancellation'
        ? t('If a guest cancels')
        : name === 'vatNotes'
          ? t('VAT in other languages')
          : t(LEGAL_LABELS[name]),
    textOf: (name, of) =>
      name === 'cancellation'
        ? stepsText(of.cancellation)
        : name === 'vatNotes'
          ? Object.values(of.vatNotes ?? {}).join('; ')
          : of[name],
  });
  const { stored, keep } = storedForm;
  const attempt = useAttempt(
    { failed: 'The legal details were not saved.' },
    { form, stored: storedForm },
  );
  const input = (name: LegalField, isOptional = false) => (
    <TextField
      label={t(LEGAL_LABELS[name])}
      hint={hintOf(name)}
      isOptional={isOptional}
      {...form.field(name)}
      {...(name === 'capacity' && { inputMode: 'numeric' })}
    />
  );
  const place = useVilla().own?.place;
  const { capacity: typed } = form.values;
  const capacity = Number(typed);
  const lowers = typed.trim() !== '' && capacity > 0 && capacity < stored.maxGuests;

  return (
    <form {...form.props} aria-label={t('Legal')}>
      <Missing legal={stored} />
      <SettingsGroup
        heading="h2"
        title={t('Who lets the house')}
        hint={t(
          'Stands at the end of every page and mail, and on the pages Privacy, Terms and Cancellation.',
        )}
      >
        {input('operatorName')}
        {input('taxNumber')}
        <div>
          {input('address')}
          {place && place !== form.values.address && (
            <SmallButton $variant="quiet" onClick={() => form.setValue('address', place)}>
              {t('Same as the villa')}
            </SmallButton>
          )}
        </div>
        {input('privacyContact')}
        <div>
          {input('vatNote', true)}
          <OwnNamesField
            label={t('VAT in other languages')}
            {...form.field('vatNotes')}
            maxLength={LENGTHS.note}
          />
        </div>
      </SettingsGroup>
      <SettingsGroup
        heading="h2"
        title={t('Registration')}
        hint={t(
          'Guests cannot ask for more people than are registered, and Settings takes no more.',
        )}
      >
        {input('registration')}
        {input('capacity')}
        {input('euRegistration', true)}
        {lowers && (
          <Lowers $tone="warning" role="status">
            {t('Maximum guests in Settings is {maxGuests}. Saving lowers it to {capacity}.', {
              maxGuests: stored.maxGuests,
              capacity,
            })}
          </Lowers>
        )}
      </SettingsGroup>
      <SettingsGroup
        heading="h2"
        title={t('If a guest cancels')}
        hint={t(
          'Guests read it beside the price, on the page Cancellation and in the mail that confirms. A booking keeps the policy that it was made under.',
        )}
      >
        <StepsEditor steps={form.list('cancellation')} />
      </SettingsGroup>
      <SaveFoot attempt={attempt} stale={storedForm.stale} submit={t('Save legal details')}>
        {t(
          'The texts of the three pages are under Site. They are a start and no legal advice: please have them looked at.',
        )}
      </SaveFoot>
    </form>
  );
}

/** Missing legal details with the reasons. */
function Missing({ legal }: { legal: LegalJson }) {
  const missing = missingLegal(legal);
  if (missing.length === 0) return null;
  return (
    <MissingNotice $tone="warning" role="status">
      <strong>{t('Guests do not see everything yet that the law asks for:')}</strong>
      <ul>
        {missing.map((field) => (
          <li key={field}>{`${t(LEGAL_LABELS[field])}. ${t(LEGAL_REASONS[field])}`}</li>
        ))}
      </ul>
    </MissingNotice>
  );
}

const MissingNotice = styled(Notice)`
  margin-bottom: ${space(6)};
  li {
    margin: ${space(1)} 0 0 ${space(5)};
    list-style: disc;
  }
`;

const Lowers = styled(Notice)`
  grid-column: 1 / -1;
`;
