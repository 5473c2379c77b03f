import {
  ARRIVAL_LIMITS,
  type ArrivalJson,
  type ArrivalText,
  type ArrivalUpdate,
} from '@shared/contract/stay/arrival';
import { LIMITS } from '@shared/contract/common';
import { missingArrival } from '@shared/domain/stay/arrivalMissing';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES, type Language } from '@shared/i18n/languages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { failureText } from '../../api/failureText';
import { Field, Select, TextArea, TextInput } from '../../components/Field';
import { QueryState } from '../../components/QueryState';
import { arrivalQuery, useSaveArrival } from '../../queries/stay';
import { showToast } from '../../stores/toasts';
import { space } from '../../styles/theme';
import { Notice } from '../components/sectionStyles';
import { SaveNotice } from '../components/SaveNotice';
import { useForm } from '../components/useForm';
import { useStoredForm } from '../components/useStoredForm';
import { WriteButton } from '../components/WriteButton';
import { SettingsGroup } from '../settings/SettingsGroup';
import {
  arrivalFormSchema,
  fieldsOf,
  labelOf,
  PLAIN_LABELS,
  TEXT_LABELS,
  type PlainField,
  type TextField,
} from './arrivalForm';
import { missingText } from './arrivalText';
import { t } from '../i18n/t';

/** What guests read on their page before they arrive, and for how long that page is open. */
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
function ArrivalForm({ arrival }: { arrival: ArrivalJson }) {
  const save = useSaveArrival();
  const [language, setLanguage] = useState<Language>(DEFAULT_LANGUAGE);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    schema: arrivalFormSchema,
    initial: fieldsOf(arrival),
    onValid: (typed) => void handleSave(typed),
  });
  const { stored, keep, catchUp, stale } = useStoredForm({
    query: arrivalQuery,
    initial: arrival,
    draftOf: fieldsOf,
    draft: form.values,
    fill: form.setValues,
    labelOf,
  });
  const handleSave = async (typed: ArrivalUpdate) => {
    if (save.isPending) return;
    setFailure(null);
    try {
      keep(await save.mutateAsync({ ...typed, updatedAt: stored.updatedAt }));
      showToast({
        title: t('Arrival details saved'),
        description: t('Guests who arrive soon read them at once.'),
      });
    } catch (error) {
      if (await catchUp(error)) return;
      setFailure(failureText(error, t('The arrival details were not saved.')));
      form.showIssuesOf(error);
    }
  };
  const input = (
    name: PlainField,
    { hint, isNumber = false }: { hint?: string; isNumber?: boolean } = {},
  ) => (
    <Field
      label={t(PLAIN_LABELS[name])}
      hint={hint}
      error={form.issues[name]}
      isOptional={!isNumber}
    >
      {(control) => (
        <TextInput
          {...control}
          {...form.control(name)}
          {...(isNumber && { inputMode: 'numeric' as const })}
          autoComplete="off"
        />
      )}
    </Field>
  );
  const area = (text: ArrivalText, hint: string) => {
    const name: TextField = `texts.${language}.${text}`;
    return (
      <Wide>
        <Field label={t(TEXT_LABELS[text])} hint={hint} error={form.issues[name]} isOptional>
          {(control) => (
            <TextArea
              {...control}
              {...form.control(name)}
              lang={LANGUAGES[language].lang}
              maxLength={LIMITS.longText}
              rows={4}
            />
          )}
        </Field>
      </Wide>
    );
  };
  const missing = missingArrival(stored);
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
        {input('address')}
        {input('mapUrl', { hint: t('Begins with https://') })}
        {input('phone')}
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
        <Field label={t('Language')}>
          {(control) => (
            <Select
              {...control}
              value={language}
              onChange={({ target }) =>
                setLanguage(LANGUAGE_CODES.find((code) => code === target.value) ?? language)
              }
            >
              {LANGUAGE_CODES.map((code) => (
                <option key={code} value={code}>
                  {LANGUAGES[code].name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {area('directions', t('From the airport or the motorway, and where to park'))}
        {area('key', t('Where it is or who hands it over; encrypted like the codes'))}
        {area('contact', t('Who, and at what times'))}
        {area('houseRules', t('Quiet hours, smoking, rubbish, pool'))}
      </SettingsGroup>
      <Foot>
        <SaveNotice stale={stale} failure={failure} />
        <WriteButton type="submit" aria-disabled={save.isPending}>
          {save.isPending ? t('Saving...') : t('Save arrival details')}
        </WriteButton>
      </Foot>
    </form>
  );
}

const Missing = styled(Notice)`
  margin-bottom: ${space(6)};
`;

const Wide = styled.div`
  grid-column: 1 / -1;
`;

const Foot = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(4)};
  padding: ${space(5)} 0;
  border-top: 1px solid ${({ theme }) => theme.colors.stone};
`;
