import type { BookingJson } from '@shared/contract/bookings/booking';
import type { RegisterJson } from '@shared/contract/register/register';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { Badge } from '../../components/Badge';
import { QueryState } from '../../components/QueryState';
import { SmallText } from '../../components/SmallText';
import { registerQuery, useReportStay } from '../../queries/register';
import { space } from '../../styles/theme';
import { usePermissions } from '../access/usePermissions';
import { DownloadButton } from '../components/DownloadButton';
import { Section, SectionHead } from '../components/sectionStyles';
import { shortDayText } from '../components/formats';
import { SmallButton } from '../components/SmallButton';
import { useAttempt } from '../components/useAttempt';
import { WriteButton } from '../components/WriteButton';
import { t } from '../i18n/t';
import { RegisterForm } from './RegisterForm';
import { BLOCKED_TEXT, missingText, STATE_TEXT, STATE_TONE } from './registerText';

/** The guest register of a confirmed stay, for the owner. */
export function RegisterSection({ booking }: { booking: BookingJson }) {
  const can = usePermissions();
  const isWanted = booking.status === 'confirmed' && can('privacy');
  const register = useQuery({ ...registerQuery(useApi(), booking.id), enabled: isWanted });
  if (!isWanted) return null;
  return (
    <QueryState
      query={register}
      loading={t('Loading the guest register…')}
      failed={t('The guest register could not be loaded.')}
    >
      {(data) => (data.isOn ? <Register id={booking.id} data={data} /> : <></>)}
    </QueryState>
  );
}

function Register({ id, data }: { id: number; data: RegisterJson }) {
  const [isEditing, setIsEditing] = useState(false);
  return (
    <Section aria-labelledby="booking-register">
      <SectionHead>
        <Title>
          <h3 id="booking-register">{t('Guest register')}</h3>
          <Badge $tone={STATE_TONE[data.state]}>{t(STATE_TEXT[data.state])}</Badge>
        </Title>
        {!isEditing && (
          <SmallButton $variant="quiet" onClick={() => setIsEditing(true)}>
            {t('Fill in')}
          </SmallButton>
        )}
      </SectionHead>
      {isEditing ? (
        <RegisterForm id={id} onClose={() => setIsEditing(false)} />
      ) : (
        <Lines>
          {data.guests.map((guest, index) => (
            // Guests have no other name than their place.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <span>{guest.name ?? t('Guest {n}', { n: index + 1 })}</span>{' '}
              <SmallText as="span">
                {guest.missing.length > 0
                  ? t('missing: {fields}', { fields: missingText(guest.missing) })
                  : guest.isPortuguese
                    ? t('Portuguese, not reported')
                    : t('complete')}
              </SmallText>
            </li>
          ))}
        </Lines>
      )}
      {!isEditing && <Reporting id={id} data={data} />}
    </Section>
  );
}

function Reporting({ id, data }: { id: number; data: RegisterJson }) {
  const report = useReportStay(id);
  const attempt = useAttempt({ failed: 'The stay was not reported.' });
  const { way, due, blocked, reports } = data;
  const run = (by: typeof way) => void attempt.run(() => report.mutateAsync(by));
  return (
    <Stack>
      {due && (
        <p>
          {t('Report from {from}, best by {by}, last day {last}.', {
            from: shortDayText(due.from),
            by: shortDayText(due.by),
            last: shortDayText(due.last),
          })}
        </p>
      )}
      {due && blocked && <SmallText>{t(BLOCKED_TEXT[blocked])}</SmallText>}
      {due && !blocked && (
        <Buttons>
          {way === 'service' && (
            <WriteButton $size="small" aria-disabled={attempt.isBusy} onClick={() => run(way)}>
              {attempt.isBusy ? t('Sending to SIBA…') : t('Send to SIBA')}
            </WriteButton>
          )}
          {way === 'file' && (
            <WriteButton $size="small" aria-disabled={attempt.isBusy} onClick={() => run(way)}>
              {t('Make a file')}
            </WriteButton>
          )}
          <WriteButton
            $variant="secondary"
            $size="small"
            aria-disabled={attempt.isBusy}
            onClick={() => run('hand')}
          >
            {t('I have reported it')}
          </WriteButton>
        </Buttons>
      )}
      {attempt.failure && <p role="alert">{attempt.failure}</p>}
      {reports.length > 0 && (
        <Lines aria-label={t('Reports')}>
          {reports.toReversed().map((row) => (
            <li key={row.id}>
              <span>
                {`${shortDayText(row.createdAt.slice(0, 10))} · ${
                  row.outcome === 'made' ? t('File made') : t(STATE_TEXT[row.outcome])
                }`}
              </span>{' '}
              {row.fileNumber !== null && (
                <SmallText as="span">{t('file {n}', { n: row.fileNumber })}</SmallText>
              )}
              {row.answer && row.outcome !== 'accepted' && (
                <SmallText>{[row.code, row.answer].filter(Boolean).join(': ')}</SmallText>
              )}
              {row.sha256 && <Hash>{`SHA-256 ${row.sha256}`}</Hash>}
              {row.fileNumber !== null && (
                <DownloadButton
                  address={`/api/admin/register-reports/${row.id}/file?format=${row.way === 'file' ? 'dat' : 'xml'}`}
                  texts={{
                    label: row.way === 'file' ? 'Download .DAT' : 'Download XML',
                    done: 'Bulletins saved',
                    failed: 'The file was not downloaded.',
                  }}
                />
              )}
            </li>
          ))}
        </Lines>
      )}
    </Stack>
  );
}

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

const Stack = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(3)};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

const Lines = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;

const Hash = styled(SmallText)`
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
