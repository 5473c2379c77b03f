import {
  STAY_LIMITS,
  type OpenStayRequest,
  type StayPage,
  type StayRequestKind,
} from '@shared/contract/stay/stayPage';
import styled from 'styled-components';
import { Field, TextArea, TextInput } from '../../components/Field';
import { space } from '../../styles/theme';
import { usePage } from '../PageContext';
import { FieldRow, Folded, Quiet, SendButton, StayForm, StayPart } from './stayParts';
import { draftOf, formOf, useStayText } from './stayText';
import { useRefundToday } from './useRefundToday';

/** What the guest asks the owner for: other dates, or to cancel. Neither happens by itself. */
export function ChangeSection({ page }: { page: StayPage }) {
  const { text } = useStayText();
  const { canAsk, requests } = page;
  if (canAsk.length === 0 && requests.length === 0) return null;
  const forms: Record<StayRequestKind, typeof DatesForm> = {
    dates: DatesForm,
    cancellation: CancellationForm,
  };
  return (
    <StayPart id="change" title={text('change.title')} isPrinted={false}>
      <p>{text('change.text')}</p>
      {requests.map((request) => (
        <Waiting key={request.kind}>
          <WaitingText request={request} />
        </Waiting>
      ))}
      {canAsk.map((kind) => {
        const Form = forms[kind];
        return (
          <Folded key={kind} open={page.draft?.form === kind}>
            <summary>{text(`${kind}.title`)}</summary>
            <Form page={page} />
          </Folded>
        );
      })}
    </StayPart>
  );
}

function WaitingText({ request }: { request: OpenStayRequest }) {
  const { text, day } = useStayText();
  const { kind, checkinDate, checkoutDate } = request;
  return kind === 'dates'
    ? text('change.waiting.dates', {
        day: day(request.day),
        from: day(checkinDate ?? ''),
        to: day(checkoutDate ?? ''),
      })
    : text('change.waiting.cancellation', { day: day(request.day) });
}

function DatesForm({ page }: { page: StayPage }) {
  const { today } = usePage();
  const { text } = useStayText();
  const typed = draftOf(page, 'dates');
  return (
    <StayForm {...formOf(page, 'dates')}>
      <FieldRow>
        <Field label={text('dates.checkin')}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              name="checkinDate"
              required
              min={today}
              defaultValue={typed('checkinDate') ?? page.checkinDate}
            />
          )}
        </Field>
        <Field label={text('dates.checkout')}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              name="checkoutDate"
              required
              min={today}
              defaultValue={typed('checkoutDate') ?? page.checkoutDate}
            />
          )}
        </Field>
      </FieldRow>
      <Message label={text('dates.message')} typed={typed('message')} />
      <SendButton>{text('dates.send')}</SendButton>
    </StayForm>
  );
}

function CancellationForm({ page }: { page: StayPage }) {
  const { text } = useStayText();
  const refund = useRefundToday(page);
  return (
    <StayForm {...formOf(page, 'cancellation')}>
      <p>
        {refund ?? (page.refund && text('cancel.none'))} {text('cancellation.text')}
      </p>
      <Message
        label={text('cancellation.message')}
        typed={draftOf(page, 'cancellation')('message')}
      />
      <SendButton $variant="danger">{text('cancellation.send')}</SendButton>
    </StayForm>
  );
}

function Message({ label, typed }: { label: string; typed: string | undefined }) {
  const { t } = usePage();
  return (
    <Field label={label} isOptional={t('field.optional')}>
      {(control) => (
        <TextArea
          {...control}
          name="message"
          maxLength={STAY_LIMITS.message}
          defaultValue={typed}
        />
      )}
    </Field>
  );
}

const Waiting = styled(Quiet)`
  margin-top: ${space(4)};
  padding: ${space(3)} ${space(4)};
  background: ${({ theme }) => theme.colors.saffronTint};
  border-radius: ${({ theme }) => theme.radii.control};
  color: ${({ theme }) => theme.colors.ink};
`;
