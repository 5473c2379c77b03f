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
import { Notice } from '../bookings/panel/panelStyles';
import { useForm } from '../components/useForm';
import { useUnsavedChanges } from '../components/useUnsavedChanges';
import { WriteButton } from '../components/WriteButton';
import { FailureText } from '../gallery/galleryStyles';
import { SettingsGroup } from '../settings/SettingsGroup';
import { arrivalFormSchema, fieldsOf, type PlainField, type TextField } from './arrivalForm';
import { missingText } from './arrivalText';

/** What guests read on their page before they arrive, and for how long that page is open. */
export function ArrivalPage() {
  const arrival = useQuery(arrivalQuery(useApi()));
  return (
    <QueryState
      query={arrival}
      loading="Loading the arrival details…"
      failed="The arrival details could not be loaded."
    >
      {(loaded) => <ArrivalForm key={loaded.updatedAt} arrival={loaded} />}
    </QueryState>
  );
}

/** @param arrival as read when the form was opened */
function ArrivalForm({ arrival }: { arrival: ArrivalJson }) {
  const save = useSaveArrival();
  const [stored, setStored] = useState(arrival);
  const [language, setLanguage] = useState<Language>(DEFAULT_LANGUAGE);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    schema: arrivalFormSchema,
    initial: fieldsOf(arrival),
    onValid: (typed) => void handleSave(typed),
  });
  const handleSave = async (typed: ArrivalUpdate) => {
    if (save.isPending) return;
    setFailure(null);
    try {
      const saved = await save.mutateAsync({ ...typed, updatedAt: stored.updatedAt });
      setStored(saved);
      form.setValues(fieldsOf(saved));
      showToast({
        title: 'Arrival details saved',
        description: 'Guests who arrive soon read them at once.',
      });
    } catch (error) {
      setFailure(failureText(error, 'The arrival details were not saved.'));
      form.showIssuesOf(error);
    }
  };
  useUnsavedChanges(JSON.stringify(form.values) !== JSON.stringify(fieldsOf(stored)));
  const input = (
    name: PlainField,
    label: string,
    { hint, isNumber = false }: { hint?: string; isNumber?: boolean } = {},
  ) => (
    <Field label={label} hint={hint} error={form.issues[name]} isOptional={!isNumber}>
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
  const area = (text: ArrivalText, label: string, hint: string) => {
    const name: TextField = `texts.${language}.${text}`;
    return (
      <Wide>
        <Field label={label} hint={hint} error={form.issues[name]} isOptional>
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
    <form {...form.props} aria-label="Arrival">
      {stored.isUnreadable && (
        <Missing $tone="error" role="alert">
          Key, codes and Wi-Fi cannot be read any more: this server has another key than the one
          they were stored with. Please type them again; saving without them removes them.
        </Missing>
      )}
      {missing.length > 0 && (
        <Missing $tone="warning" role="status">
          Guests do not find {missingText(missing)} yet.
        </Missing>
      )}
      <SettingsGroup
        title="When"
        hint="Guests with a confirmed stay find all of this on their page, from so many days before check-in to check-out. Nobody else does."
      >
        {input('showDays', 'Shown from (days before check-in)', {
          isNumber: true,
          hint: `${showDays.min} to ${showDays.max}`,
        })}
        {input('openDays', 'Page closes (days after check-out)', {
          isNumber: true,
          hint: `${openDays.min} to ${openDays.max}`,
        })}
      </SettingsGroup>
      <SettingsGroup title="Where" hint="The same in every language.">
        {input('address', 'Address of the villa')}
        {input('mapUrl', 'Link to a map', { hint: 'Begins with https://' })}
        {input('phone', 'Telephone for arriving guests')}
      </SettingsGroup>
      <SettingsGroup
        title="Door and Wi-Fi"
        hint="Encrypted where it is stored, shown in those days alone, and in no mail. Change the code between guests where you can."
      >
        {input('doorCode', 'Door or key box code')}
        {input('wifiName', 'Wi-Fi network')}
        {input('wifiPassword', 'Wi-Fi password')}
      </SettingsGroup>
      <SettingsGroup
        title="In words"
        hint="For each language that guests read. What a language does not have is shown in English."
      >
        <Field label="Language">
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
        {area('directions', 'Directions', 'From the airport or the motorway, and where to park')}
        {area('key', 'Key', 'Where it is or who hands it over; encrypted like the codes')}
        {area('contact', 'Whom to call', 'Who, and at what times')}
        {area('houseRules', 'House rules', 'Quiet hours, smoking, rubbish, pool')}
      </SettingsGroup>
      <Foot>
        {failure !== null && <FailureText role="alert">{failure}</FailureText>}
        <WriteButton type="submit" aria-disabled={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save arrival details'}
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
