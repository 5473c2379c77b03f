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
import * as z from 'zod/mini';
import { mailRulesQuery, useSaveMailRules } from '../../queries/scheduledMails';
import { SelectField, TextField } from '../components/fields';
import { SaveFoot } from '../components/SaveFoot';
import { SwitchField } from '../components/SwitchField';
import { useAttempt } from '../components/useAttempt';
import { useForm } from '../components/useForm';
import { useStoredForm } from '../components/useStoredForm';
import { SettingsGroup, WideField } from '../settings/SettingsGroup';
import { SCHEDULED_NAMES } from './scheduledText';
import { Lead } from '../components/cardStyles';
import { t, type Sentence } from '../i18n/t';

const HINTS: Record<ScheduledKind, Sentence> = {
  paymentRequest: 'Asks for each part of the payment that is open.',
  paymentReminder: 'Reminds of a part that is still open shortly before it is due.',
  paymentOverdue: 'Asks for a part that was not paid in time.',
  arrivalDetails: 'Leads to the way, the key and the house rules on the guest’s page.',
  departureDay: 'Says until when the house is theirs, and what to see to.',
  thanks: 'Thanks, and asks for a few words about the stay.',
};

function sideText({ anchor, isBefore }: { anchor: MailAnchor; isBefore: boolean }): string {
  switch (anchor) {
    case 'dueDate':
      return isBefore ? t('before the due date') : t('after the due date');
    case 'confirmation':
      return isBefore ? t('before the confirmation') : t('after the confirmation');
    case 'arrival':
      return isBefore ? t('before check-in') : t('after check-in');
    case 'departure':
      return isBefore ? t('before check-out') : t('after check-out');
  }
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** A typed rule: days without their sign, and the side of the anchor. */
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

const rulesSchema = z.object(
  mapKinds(() =>
    z.pipe(
      z.custom<Fields>((of) => isDays(of.days)),
      z.transform(ruleOf),
    ),
  ),
);

/** `2 days before the due date, at 09:00`. */
function ruleText(fields: Fields): string {
  const { isOn, days, hour } = fields;
  if (!isOn) return t('does not go by itself');
  return t('{days} {days|day|days} {side}, at {hour}', {
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

/** @param rules as read when the form was opened */
export function MailRulesForm({ rules }: { rules: MailRulesJson }) {
  const save = useSaveMailRules();
  const form = useForm({
    schema: rulesSchema,
    initial: draftOf(rules),
    onValid: (typed) =>
      void attempt.run(async () =>
        keep(await save.mutateAsync({ rules: typed, updatedAt: stored.updatedAt })),
      ),
  });
  const fields = form.values;
  const storedForm = useStoredForm({
    query: mailRulesQuery,
    initial: rules,
    draftOf,
    draft: fields,
    fill: form.setValues,
    labelOf: (kind) => t(SCHEDULED_NAMES[kind]),
    textOf: (kind, of) => ruleText(of[kind]),
  });
  const { stored, keep } = storedForm;
  const attempt = useAttempt(
    {
      done: ['Times saved', 'Planned mails have moved with them.'],
      failed: 'The times were not saved.',
    },
    { form, stored: storedForm },
  );
  const set = (kind: ScheduledKind, change: Partial<Fields>) =>
    form.setValue(kind, { ...fields[kind], ...change });
  /** Days of a mail that is off are hidden, so invalid ones are reset. */
  const handleSwitch = (kind: ScheduledKind, isOn: boolean) => {
    const { days } = draftOf(stored)[kind];
    set(kind, isOn || isDays(fields[kind].days) ? { isOn } : { isOn, days });
  };

  return (
    <form {...form.props} aria-labelledby="mail-rules">
      <h2 id="mail-rules">{t('Mails that go by themselves')}</h2>
      <Lead>
        {t(
          'Times are by the villa’s clock. Each booking shows what goes when, and any of it can be held there. Those that ask for money are right only if you record payments here.',
        )}
      </Lead>
      {SCHEDULED_KINDS.map((kind) => (
        <SettingsGroup key={kind} title={t(SCHEDULED_NAMES[kind])} hint={t(HINTS[kind])}>
          <WideField>
            <SwitchField
              label={t('{value} goes by itself', { value: t(SCHEDULED_NAMES[kind]) })}
              value={fields[kind].isOn}
              onValue={(isOn) => handleSwitch(kind, isOn)}
            />
          </WideField>
          {fields[kind].isOn && (
            <RuleFields
              kind={kind}
              fields={fields[kind]}
              onChange={(change) => set(kind, change)}
            />
          )}
        </SettingsGroup>
      ))}
      <SaveFoot attempt={attempt} stale={storedForm.stale} submit={t('Save times')} />
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
  const name = t(SCHEDULED_NAMES[kind]);
  const anchors: readonly MailAnchor[] = ANCHORS_OF[kind];
  const sides = anchors.flatMap((of) => [
    // Mails are planned at the confirmation, so none can precede it.
    ...(of === 'confirmation' ? [] : [{ anchor: of, isBefore: true }]),
    { anchor: of, isBefore: false },
  ]);
  return (
    <>
      <TextField
        label={t('Days')}
        aria-label={t('{name}: days', { name })}
        hint={isPaymentKind(kind) && anchor === 'dueDate' ? t('Of each part') : undefined}
        name={kind}
        value={days}
        error={
          isDays(days)
            ? undefined
            : t('Please enter a whole number from 0 to {maxOffsetDays}', {
                maxOffsetDays: MAX_OFFSET_DAYS,
              })
        }
        onValue={(typed) => onChange({ days: typed })}
        inputMode="numeric"
      />
      <SelectField
        label={t('Counted from')}
        aria-label={t('{name}: counted from', { name })}
        value={sideText({ anchor, isBefore })}
        options={sides.map((side) => [sideText(side), sideText(side)])}
        onValue={(text) => onChange(sides.find((side) => sideText(side) === text) ?? {})}
      />
      <SelectField
        label={t('At')}
        aria-label={t('{name}: hour', { name })}
        value={String(hour)}
        options={HOURS.map((of) => [String(of), hourText(of)])}
        onValue={(chosen) => onChange({ hour: Number(chosen) })}
      />
    </>
  );
}

function mapKinds<Value>(valueOf: (kind: ScheduledKind) => Value): Record<ScheduledKind, Value> {
  // `fromEntries` loses the keys.
  return Object.fromEntries(SCHEDULED_KINDS.map((kind) => [kind, valueOf(kind)])) as Record<
    ScheduledKind,
    Value
  >;
}
