import { ARRIVAL_LIMITS, type ArrivalJson, type ArrivalText } from '@shared/contract/stay/arrival';
import { LIMITS } from '@shared/contract/common';
import { missingArrival } from '@shared/domain/stay/arrivalMissing';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES, type Language } from '@shared/i18n/languages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { SelectField, TextAreaField, TextField, type FieldProps } from '../components/fields';
import { QueryState } from '../../components/QueryState';
import { arrivalQuery, useSaveArrival } from '../../queries/stay';
import { space } from '../../styles/theme';
import { Notice } from '../components/sectionStyles';
import { useForm } from '../components/useForm';
import { useStoredForm } from '../components/useStoredForm';
import { useVilla } from '../components/useVilla';
import { SettingsGroup, WideField } from '../settings/SettingsGroup';
import {
  arrivalFormSchema,
  fieldsOf,
  labelOf,
  PLAIN_LABELS,
  TEXT_LABELS,
  type PlainField,
  type TextName,
} from './arrivalForm';
import { missingText } from './arrivalText';
import { SaveFoot } from '../components/SaveFoot';
import { useAttempt } from '../components/useAttempt';
import { t } from '../i18n/t';

export function ArrivalPage() {
  const arrival = useQuery(arrivalQuery(useApi()));
  return (
    <QueryState
      query={arrival}
      loading={t('Loading the arrival details…')}
      failed={t('The arrival details could not be loaded.')}
    >
      {(loaded) => <ArrivalForm arrival={loaded} />}
    </QueryState>
  );
}

/** @param arrival as read when the form was opened */
function useArrivalForm(arrival: ArrivalJson) {
  const save = useSaveArrival();
  const form = useForm({
    schema: arrivalFormSchema,
    initial: fieldsOf(arrival),
    onValid: (typed) =>
      void attempt.run(async () =>
        keep(await save.mutateAsync({ ...typed, updatedAt: stored.updatedAt })),
      ),
  });
  const storedForm = useStoredForm({
    query: arrivalQuery,
    initial: arrival,
    draftOf: fieldsOf,
    draft: form.values,
    fill: form.setValues,
    labelOf,
  });
  const { stored, keep, stale } = storedForm;
  const attempt = useAttempt(
    {
      done: ['Arrival details saved', 'Guests who arrive soon read them at once.'],
      failed: 'The arrival details were not saved.',
    },
    { form, stored: storedForm },
  );
  return { form, stored, stale, attempt };
}

function ArrivalForm({ arrival }: { arrival: ArrivalJson }) {
  const [language, setLanguage] = useState<Language>(DEFAULT_LANGUAGE);
  const { form, stored, stale, attempt } = useArrivalForm(arrival);
  const input = (
    name: PlainField,
    { isNumber = false, ...rest }: Pick<FieldProps<string>, 'hint'> & ArrivalInput = {},
  ) => (
    <TextField
      label={t(PLAIN_LABELS[name])}
      isOptional={!isNumber}
      {...form.field(name)}
      {...rest}
      {...(isNumber && { inputMode: 'numeric' as const })}
    />
  );
  const area = (text: ArrivalText, hint: string) => {
    const name: TextName = `texts.${language}.${text}`;
    return (
      <WideField>
        <TextAreaField
          label={t(TEXT_LABELS[text])}
          hint={hint}
          isOptional
          {...form.field(name)}
          lang={LANGUAGES[language].lang}
          maxLength={LIMITS.longText}
          rows={4}
        />
      </WideField>
    );
  };
  const own = useVilla().own ?? { place: null, phone: null };
  const missing = missingArrival(stored, own);
  const { showDays, openDays } = ARRIVAL_LIMITS;

  return (
    <form {...form.props} aria-label={t('Arrival')}>
      {stored.isUnreadable && (
        <Missing $tone="error" role="alert">
          {t(
            'Key, codes and Wi-Fi cannot be read any more: this server has another key than the one they were stored with. Please type them again; saving without them removes them.',
          )}
        </Missing>
      )}
      {missing.length > 0 && (
        <Missing $tone="warning" role="status">
          {t('Guests do not find {missing} yet.', { missing: missingText(missing) })}
        </Missing>
      )}
      <SettingsGroup
        heading="h2"
        title={t('When')}
        hint={t(
          'Guests with a confirmed stay find all of this on their page, from so many days before check-in to check-out. Nobody else does.',
        )}
      >
        {input('showDays', {
          isNumber: true,
          hint: t('{min} to {max}', { min: showDays.min, max: showDays.max }),
        })}
        {input('openDays', {
          isNumber: true,
          hint: t('{min} to {max}', { min: openDays.min, max: openDays.max }),
        })}
      </SettingsGroup>
      <SettingsGroup heading="h2" title={t('Where')} hint={t('The same in every language.')}>
        {input('address', { hint: sameAs('villa.place'), placeholder: own.place ?? undefined })}
        {input('mapUrl', { hint: t('Begins with https://') })}
        {input('phone', { hint: sameAs('contact.phone'), placeholder: own.phone ?? undefined })}
      </SettingsGroup>
      <SettingsGroup
        heading="h2"
        title={t('Door and Wi-Fi')}
        hint={t(
          'Encrypted where it is stored, shown in those days alone, and in no mail. Change the code between guests where you can.',
        )}
      >
        {input('doorCode')}
        {input('wifiName')}
        {input('wifiPassword')}
      </SettingsGroup>
      <SettingsGroup
        heading="h2"
        title={t('In words')}
        hint={t(
          'For each language that guests read. What a language does not have is shown in English.',
        )}
      >
        <SelectField
          label={t('Language')}
          value={language}
          options={LANGUAGE_CODES.map((code) => [code, LANGUAGES[code].name])}
          onValue={setLanguage}
        />
        {area('directions', t('From the airport or the motorway, and where to park'))}
        {area('key', t('Where it is or who hands it over; encrypted like the codes'))}
        {area('contact', t('Who, and at what times'))}
        {area('houseRules', t('Quiet hours, smoking, rubbish, pool'))}
      </SettingsGroup>
      <SaveFoot attempt={attempt} stale={stale} submit={t('Save arrival details')} />
    </form>
  );
}

type ArrivalInput = { isNumber?: boolean; placeholder?: string | undefined };

function sameAs(field: 'villa.place' | 'contact.phone') {
  return t.parts('Empty: the same as under {link}.', {
    link: <Link to={`/admin/site?section=contact#${field}`}>{t('Site → Contact')}</Link>,
  });
}

const Missing = styled(Notice)`
  margin-bottom: ${space(6)};
`;
