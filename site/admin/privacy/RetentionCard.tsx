import {
  retentionFormSchema,
  type Privacy,
  type Retention,
} from '@shared/contract/privacy/privacy';
import { useState } from 'react';
import styled from 'styled-components';
import { TextField } from '../components/fields';
import { privacyQuery, useUpdateRetention } from '../../queries/privacy';
import { space } from '../../styles/theme';
import { TitledCard } from '../components/TitledCard';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { SaveNotice } from '../components/SaveNotice';
import { Notice } from '../components/sectionStyles';
import { useAttempt, type AttemptTexts } from '../components/useAttempt';
import { useForm } from '../components/useForm';
import { useStoredForm } from '../components/useStoredForm';
import { WriteButton } from '../components/WriteButton';
import { countsText } from './countsText';
import { t, type Sentence } from '../i18n/t';
import { shortDayText } from '../components/formats';

const LABELS: Record<keyof Retention, Sentence> = {
  enquiryMonths: 'Enquiries, months',
  stayMonths: 'Stays, months',
  messageMonths: 'Messages, months',
  mailDays: 'E-mails, days',
  logMonths: 'Activity, months',
};

const FIELDS = [
  ['enquiryMonths', 'Declined, cancelled or never answered; counted from the last day of the stay'],
  ['stayMonths', 'Counted from check-out; figures stay'],
  ['messageMonths', 'From the day they came'],
  ['mailDays', 'Sent or given up'],
  ['logMonths', 'Who changed what'],
] as const;

/** Retention periods. @param privacy as read when the form was opened */
export function RetentionCard({ privacy }: { privacy: Privacy }) {
  const { startsOn, due } = privacy;
  const update = useUpdateRetention();
  /** Shortened periods, which delete data at once and need confirmation. */
  const [asked, setAsked] = useState<Retention | null>(null);
  const form = useForm({
    schema: retentionFormSchema,
    initial: fieldsOf(privacy),
    onValid: (periods) => {
      const beginsNow = startsOn !== null && Object.values(due).some((count) => count > 0);
      if (beginsNow || shortened(retention, periods).length > 0) setAsked(periods);
      else void attempt.run(() => save(periods));
    },
  });
  const storedForm = useStoredForm({
    query: privacyQuery,
    initial: privacy,
    draftOf: fieldsOf,
    draft: form.values,
    fill: form.setValues,
    schema: retentionFormSchema,
    labelOf: (name) => t(LABELS[name]),
  });
  const attempt = useAttempt(TEXTS, { form, stored: storedForm });
  const { retention, updatedAt } = storedForm.stored;
  const save = async (periods: Retention) => {
    storedForm.keep(await update.mutateAsync({ ...periods, updatedAt }));
  };
  return (
    <TitledCard
      id="privacy-retention"
      title={t('How long data are kept')}
      about={t(
        'Older data are deleted once a day. Only the guest’s data are deleted from bookings: nights and amounts stay in your figures.',
      )}
    >
      {startsOn && (
        <Beginning $tone="info">
          {t(
            'From {startsOn} on this happens by itself. As of today it would be: {due}. Save the periods to begin at once.',
            { startsOn: shortDayText(startsOn), due: countsText(due) },
          )}
        </Beginning>
      )}
      <form {...form.props} aria-busy={attempt.isBusy}>
        <Fields>
          {FIELDS.map(([name, hint]) => (
            <TextField
              key={name}
              label={t(LABELS[name])}
              hint={t(hint)}
              {...form.field(name)}
              inputMode="numeric"
              required
            />
          ))}
        </Fields>
        <SaveNotice stale={storedForm.stale} failure={attempt.failure} />
        <WriteButton type="submit" aria-disabled={attempt.isBusy}>
          {t('Save periods')}
        </WriteButton>
      </form>
      {asked && (
        <ConfirmDialog
          title={t('Remove older data for good?')}
          description={[
            ...shortened(retention, asked),
            t('Older data are deleted within a day, and nobody can bring them back.'),
          ].join(' ')}
          confirmLabel={t('Save periods')}
          texts={TEXTS}
          action={() => save(asked)}
          stored={storedForm}
          onClose={() => setAsked(null)}
        />
      )}
    </TitledCard>
  );
}

function fieldsOf({ retention }: Privacy): Record<keyof Retention, string> {
  return {
    enquiryMonths: String(retention.enquiryMonths),
    stayMonths: String(retention.stayMonths),
    messageMonths: String(retention.messageMonths),
    mailDays: String(retention.mailDays),
    logMonths: String(retention.logMonths),
  };
}

function shortened(before: Retention, after: Retention): string[] {
  return FIELDS.filter(([name]) => after[name] < before[name]).map(([name]) =>
    t('{period}: {after} instead of {before}.', {
      period: t(LABELS[name]),
      before: before[name],
      after: after[name],
    }),
  );
}

const TEXTS: AttemptTexts = { done: 'Periods saved', failed: 'Periods not saved' };

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  gap: ${space(4)};
  margin: ${space(4)} 0 ${space(5)};
`;

const Beginning = styled(Notice)`
  margin-top: ${space(4)};
`;
