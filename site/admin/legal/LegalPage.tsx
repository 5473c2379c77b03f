import { legalInputSchema, type LegalJson } from '@shared/contract/legal/legal';
import { missingLegal } from '@shared/domain/legal/requirements';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { useApi } from '../../api/ApiContext';
import { ApiError } from '../../api/client';
import { failureText } from '../../api/failureText';
import { Field, TextInput } from '../../components/Field';
import { issuesByField } from '../../components/formIssues';
import { QueryState } from '../../components/QueryState';
import { legalQuery, useSaveLegal } from '../../queries/legal';
import { showToast } from '../../stores/toasts';
import { space } from '../../styles/theme';
import { Notice } from '../components/sectionStyles';
import { SaveNotice } from '../components/SaveNotice';
import { useStoredForm } from '../components/useStoredForm';
import { WriteButton } from '../components/WriteButton';
import { SettingsGroup } from '../settings/SettingsGroup';
import {
  bodyOf,
  draftOf,
  fieldsOf,
  LEGAL_REASONS,
  LEGAL_LABELS,
  stepsOf,
  stepsText,
  typedSteps,
  withIds,
  type LegalDraft,
  type LegalField,
} from './legalForm';
import { StepsEditor } from './StepsEditor';
import { t, type Sentence } from '../i18n/t';

/** Who lets the house, as the law wants guests to see it, and the cancellation policy. */
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

/** @param legal as read when the form was opened */
function LegalForm({ legal }: { legal: LegalJson }) {
  const save = useSaveLegal();
  const [fields, setFields] = useState(() => fieldsOf(legal));
  const [steps, setSteps] = useState(() => stepsOf(legal));
  const [issues, setIssues] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { stored, keep, catchUp, stale } = useStoredForm({
    query: legalQuery,
    initial: legal,
    draftOf,
    draft: { ...fields, cancellation: typedSteps(steps) } satisfies LegalDraft,
    fill: ({ cancellation, ...some }) => {
      setFields((current) => ({ ...current, ...some }));
      if (cancellation) setSteps(withIds(cancellation));
      setIssues({});
    },
    labelOf: (name) => (name === 'cancellation' ? t('If a guest cancels') : t(LEGAL_LABELS[name])),
    textOf: (name, of) => (name === 'cancellation' ? stepsText(of.cancellation) : of[name]),
  });

  const show = (found: Record<string, string>) => {
    setIssues(found);
    const [first] = Object.keys(found);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    setFailure(null);
    const checked = z.safeParse(legalInputSchema, bodyOf(fields, steps));
    if (!checked.success) {
      show(issuesByField(checked.error.issues));
      return;
    }
    setIssues({});
    try {
      const saved = await save.mutateAsync({ ...checked.data, updatedAt: stored.updatedAt });
      keep(saved);
      const isLowered = saved.maxGuests < stored.maxGuests;
      showToast({
        title: t('Legal details saved'),
        description: isLowered
          ? t('Maximum guests is {maxGuests} now, as your registration says.', {
              maxGuests: saved.maxGuests,
            })
          : t('Guests read them at once.'),
      });
    } catch (error) {
      if (await catchUp(error)) return;
      setFailure(failureText(error, t('The legal details were not saved.')));
      if (error instanceof ApiError && error.body?.issues) show(issuesByField(error.body.issues));
    }
  };
  const control = (name: LegalField) => ({
    name,
    value: fields[name],
    onChange: (event: { target: { value: string } }) => {
      setFields((current) => ({ ...current, [name]: event.target.value }));
      setIssues(({ [name]: _edited, ...rest }) => rest);
    },
  });
  const input = (name: LegalField, isOptional = false) => (
    <Field
      label={t(LEGAL_LABELS[name])}
      hint={hintOf(name)}
      error={issues[name]}
      isOptional={isOptional}
    >
      {(props) => <TextInput {...props} {...control(name)} autoComplete="off" />}
    </Field>
  );
  const capacity = Number(fields.capacity);
  const lowers = fields.capacity.trim() !== '' && capacity > 0 && capacity < stored.maxGuests;

  return (
    <form
      ref={form}
      onSubmit={(event) => void handleSubmit(event)}
      noValidate
      aria-label={t('Legal')}
    >
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
        {input('address')}
        {input('privacyContact')}
        {input('vatNote', true)}
      </SettingsGroup>
      <SettingsGroup
        heading="h2"
        title={t('Registration')}
        hint={t(
          'Guests cannot ask for more people than are registered, and Settings takes no more.',
        )}
      >
        {input('registration')}
        <Field
          label={t(LEGAL_LABELS.capacity)}
          hint={hintOf('capacity')}
          error={issues['capacity']}
        >
          {(props) => (
            <TextInput {...props} {...control('capacity')} inputMode="numeric" autoComplete="off" />
          )}
        </Field>
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
        <StepsEditor
          steps={steps}
          issues={issues}
          onChange={(next) => {
            setSteps(next);
            setIssues({});
          }}
        />
      </SettingsGroup>
      <Foot>
        <p>
          {t(
            'The texts of the three pages are under Site. They are a start and no legal advice: please have them looked at.',
          )}
        </p>
        <SaveNotice stale={stale} failure={failure} />
        <WriteButton type="submit" aria-disabled={save.isPending}>
          {save.isPending ? t('Saving...') : t('Save legal details')}
        </WriteButton>
      </Foot>
    </form>
  );
}

/** What the law asks for and is not there, each with the reason. */
function Missing({ legal }: { legal: LegalJson }) {
  const missing = missingLegal(legal);
  if (missing.length === 0) return null;
  return (
    <MissingNotice $tone="warning" role="status">
      <strong>{t('Guests do not see everything yet that the law asks for:')}</strong>
      <ul>
        {missing.map((field) => (
          <li key={field}>
            {t(LEGAL_LABELS[field])}. {t(LEGAL_REASONS[field])}
          </li>
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

const Foot = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(4)};
  padding: ${space(5)} 0;
  border-top: 1px solid ${({ theme }) => theme.colors.stone};
  & > p:first-child {
    max-width: 62ch;
    font-size: ${({ theme }) => theme.type.small};
    color: ${({ theme }) => theme.colors.slate};
  }
`;
