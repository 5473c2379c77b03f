import type { MailRulesJson } from '@shared/contract/mail/scheduledMails';
import {
  ANCHORS_OF,
  isPaymentKind,
  MAX_OFFSET_DAYS,
  SCHEDULED_KINDS,
  type MailAnchor,
  type MailRule,
  type ScheduledKind,
} from '@shared/domain/mail/scheduledMails';
import { useRef, useState, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import { failureText } from '../../api/failureText';
import { Field, Select, TextInput } from '../../components/Field';
import { mailRulesQuery, useSaveMailRules } from '../../queries/scheduledMails';
import { showToast } from '../../stores/toasts';
import { space } from '../../styles/theme';
import { SaveNotice } from '../components/SaveNotice';
import { SwitchField } from '../components/SwitchField';
import { useStoredForm } from '../components/useStoredForm';
import { WriteButton } from '../components/WriteButton';
import { SettingsGroup } from '../settings/SettingsGroup';
import { SCHEDULED_NAMES } from './scheduledText';
import { t } from './texts.en';

const HINTS: Record<ScheduledKind, string> = {
  get paymentRequest() {
    return t('mail.asksForEachPart');
  },
  get paymentReminder() {
    return t('mail.remindsOfAPart');
  },
  get paymentOverdue() {
    return t('mail.asksForAPart');
  },
  get arrivalDetails() {
    return t('mail.leadsToTheWay');
  },
  get departureDay() {
    return t('mail.saysUntilWhenThe');
  },
  get thanks() {
    return t('mail.thanksAndAsksFor');
  },
};

/** On which side of which moment a mail goes. */
function sideText({ anchor, isBefore }: { anchor: MailAnchor; isBefore: boolean }): string {
  switch (anchor) {
    case 'dueDate':
      return isBefore ? t('mail.beforeDueDate') : t('mail.afterDueDate');
    case 'confirmation':
      return isBefore ? t('mail.beforeConfirmation') : t('mail.afterConfirmation');
    case 'arrival':
      return isBefore ? t('mail.beforeCheckIn') : t('mail.afterCheckIn');
    case 'departure':
      return isBefore ? t('mail.beforeCheckOut') : t('mail.afterCheckOut');
  }
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** A rule as it is typed: days without their sign, and on which side of the anchor they are. */
type Fields = { isOn: boolean; anchor: MailAnchor; days: string; isBefore: boolean; hour: number };

function fieldsOf({ isOn, anchor, offsetDays, hour }: MailRule): Fields {
  return { isOn, anchor, days: String(Math.abs(offsetDays)), isBefore: offsetDays < 0, hour };
}

function ruleOf({ isOn, anchor, days, isBefore, hour }: Fields): MailRule {
  const count = Number(days);
  return { isOn, anchor, offsetDays: isBefore && count > 0 ? -count : count, hour };
}

function isDays(text: string): boolean {
  return /^\d{1,3}$/.test(text.trim()) && Number(text) <= MAX_OFFSET_DAYS;
}

/** `2 days before the due date, at 09:00`. */
function ruleText(fields: Fields): string {
  const { isOn, days, hour } = fields;
  if (!isOn) return t('mail.doesNotGoByItself');
  return t('mail.ruleInWords', {
    days: Number(days),
    side: sideText(fields),
    hour: hourText(hour),
  });
}

function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

function draftOf({ rules }: MailRulesJson): Record<ScheduledKind, Fields> {
  return mapKinds((kind) => fieldsOf(rules[kind]));
}

/** Which mails go by themselves, and when. @param rules as read when the form was opened */
export function MailRulesForm({ rules }: { rules: MailRulesJson }) {
  const save = useSaveMailRules();
  const form = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [fields, setFields] = useState(() => draftOf(rules));
  const { stored, keep, catchUp, stale } = useStoredForm({
    query: mailRulesQuery,
    initial: rules,
    draftOf,
    draft: fields,
    fill: (some) => setFields((current) => ({ ...current, ...some })),
    labelOf: (kind) => SCHEDULED_NAMES[kind],
    textOf: (kind, of) => ruleText(of[kind]),
  });
  const wrong = SCHEDULED_KINDS.filter((kind) => !isDays(fields[kind].days));

  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    if (wrong.length > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    setFailure(null);
    const typed = mapKinds((kind) => ruleOf(fields[kind]));
    try {
      keep(await save.mutateAsync({ rules: typed, updatedAt: stored.updatedAt }));
      showToast({ title: t('mail.timesSaved'), description: t('mail.plannedMailsHaveMoved') });
    } catch (error) {
      if (await catchUp(error)) return;
      setFailure(failureText(error, t('mail.theTimesWereNot')));
    }
  };
  const set = (kind: ScheduledKind, change: Partial<Fields>) =>
    setFields((current) => ({ ...current, [kind]: { ...current[kind], ...change } }));
  /** The days of a mail that is off are out of sight: nobody could put wrong ones right. */
  const handleSwitch = (kind: ScheduledKind, isOn: boolean) => {
    const { days } = draftOf(stored)[kind];
    set(kind, isOn || isDays(fields[kind].days) ? { isOn } : { isOn, days });
  };

  return (
    <form
      ref={form}
      onSubmit={(event) => void handleSubmit(event)}
      noValidate
      aria-labelledby="mail-rules"
    >
      <h2 id="mail-rules">{t('mail.mailsThatGoBy')}</h2>
      <Note>{t('mail.timesAreByThe')}</Note>
      {SCHEDULED_KINDS.map((kind) => (
        <SettingsGroup key={kind} title={SCHEDULED_NAMES[kind]} hint={HINTS[kind]}>
          <Wide>
            <SwitchField
              label={t('mail.valueGoesByItself', { value: SCHEDULED_NAMES[kind] })}
              isOn={fields[kind].isOn}
              onChange={(isOn) => handleSwitch(kind, isOn)}
            />
          </Wide>
          {fields[kind].isOn && (
            <RuleFields
              kind={kind}
              fields={fields[kind]}
              onChange={(change) => set(kind, change)}
            />
          )}
        </SettingsGroup>
      ))}
      <Foot>
        <SaveNotice stale={stale} failure={failure} />
        <WriteButton type="submit" aria-disabled={save.isPending}>
          {save.isPending ? t('mail.saving') : t('mail.saveTimes')}
        </WriteButton>
      </Foot>
    </form>
  );
}

function RuleFields({
  kind,
  fields: { anchor, days, isBefore, hour },
  onChange,
}: {
  kind: ScheduledKind;
  fields: Fields;
  onChange: (change: Partial<Fields>) => void;
}) {
  const name = SCHEDULED_NAMES[kind];
  const anchors: readonly MailAnchor[] = ANCHORS_OF[kind];
  const sides: Pick<Fields, 'anchor' | 'isBefore'>[] = anchors.flatMap((of) => [
    // Nothing can go before the confirmation, with which it is planned.
    ...(of === 'confirmation' ? [] : [{ anchor: of, isBefore: true }]),
    { anchor: of, isBefore: false },
  ]);
  return (
    <>
      <Field
        label={t('mail.days')}
        hint={isPaymentKind(kind) && anchor === 'dueDate' ? t('mail.ofEachPart') : undefined}
        error={
          isDays(days) ? undefined : t('mail.pleaseEnterAWhole', { maxOffsetDays: MAX_OFFSET_DAYS })
        }
      >
        {(control) => (
          <TextInput
            {...control}
            aria-label={t('mail.nameDays', { name })}
            inputMode="numeric"
            autoComplete="off"
            value={days}
            onChange={(event) => onChange({ days: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('mail.countedFrom')}>
        {(control) => (
          <Select
            {...control}
            aria-label={t('mail.nameCountedFrom', { name })}
            value={`${anchor} ${isBefore}`}
            onChange={({ target }) => {
              const chosen = sides.find(
                (side) => `${side.anchor} ${side.isBefore}` === target.value,
              );
              if (chosen) onChange(chosen);
            }}
          >
            {sides.map((side) => (
              <option
                key={`${side.anchor} ${side.isBefore}`}
                value={`${side.anchor} ${side.isBefore}`}
              >
                {sideText(side)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('mail.at')}>
        {(control) => (
          <Select
            {...control}
            aria-label={t('mail.nameHour', { name })}
            value={hour}
            onChange={({ target }) => onChange({ hour: Number(target.value) })}
          >
            {HOURS.map((of) => (
              <option key={of} value={of}>
                {hourText(of)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}

function mapKinds<Value>(valueOf: (kind: ScheduledKind) => Value): Record<ScheduledKind, Value> {
  // Exactly these keys, by the line that makes them.
  return Object.fromEntries(SCHEDULED_KINDS.map((kind) => [kind, valueOf(kind)])) as Record<
    ScheduledKind,
    Value
  >;
}

const Note = styled.p`
  max-width: 68ch;
  margin: ${space(2)} 0 ${space(5)};
  color: ${({ theme }) => theme.colors.slate};
`;

const Wide = styled.div`
  grid-column: 1 / -1;
`;

const Foot = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
  padding-top: ${space(5)};
  border-top: 1px solid ${({ theme }) => theme.colors.stone};
`;
