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
import { FormProblem, markWrong } from './FormProblem';
import { FieldRow, Folded, SendButton, StayForm, StayPart } from './stayParts';
import { draftOf, formOf, typedFormOf, useStayText } from './stayText';
import { Quiet } from '../../components/SmallText';
import { useRefundToday } from './useRefundToday';

/** Forms that ask the owner for other dates or a cancellation. Nothing changes until the owner agrees. */
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
          <p>
            <WaitingText request={request} />
          </p>
          <StayForm {...formOf(page, 'withdraw')}>
            <input type="hidden" name="kind" value={request.kind} />
            <input type="hidden" name="request" value={request.id} />
            <SendButton $variant="secondary">{text('change.takeBack')}</SendButton>
          </StayForm>
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
  const mark = markWrong(page, 'dates');
  const labels = {
    checkinDate: text('dates.checkin'),
    checkoutDate: text('dates.checkout'),
    message: text('dates.message'),
  };
  return (
    <StayForm {...typedFormOf(page, 'dates')}>
      <FormProblem page={page} form="dates" labels={labels} />
      <FieldRow>
        <Field label={labels.checkinDate}>
          {(control) => (
            <TextInput
              {...mark('checkinDate', control)}
              type="date"
              name="checkinDate"
              required
              min={today}
              defaultValue={typed('checkinDate') ?? page.checkinDate}
            />
          )}
        </Field>
        <Field label={labels.checkoutDate}>
          {(control) => (
            <TextInput
              {...mark('checkoutDate', control)}
              type="date"
              name="checkoutDate"
              required
              min={today}
              defaultValue={typed('checkoutDate') ?? page.checkoutDate}
            />
          )}
        </Field>
      </FieldRow>
      <Message page={page} form="dates" label={labels.message} />
      <SendButton>{text('dates.send')}</SendButton>
    </StayForm>
  );
}

function CancellationForm({ page }: { page: StayPage }) {
  const { text } = useStayText();
  const refund = useRefundToday(page);
  const label = text('cancellation.message');
  return (
    <StayForm {...typedFormOf(page, 'cancellation')}>
      <FormProblem page={page} form="cancellation" labels={{ message: label }} />
      <p>
        {refund ?? (page.refund && text('cancel.none'))} {text('cancellation.text')}
      </p>
      <Message page={page} form="cancellation" label={label} />
      <SendButton $variant="danger">{text('cancellation.send')}</SendButton>
    </StayForm>
  );
}

function Message({ page, form, label }: { page: StayPage; form: StayRequestKind; label: string }) {
  const { t } = usePage();
  return (
    <Field label={label} isOptional={t('field.optional')}>
      {(control) => (
        <TextArea
          {...markWrong(page, form)('message', control)}
          name="message"
          maxLength={STAY_LIMITS.message}
          defaultValue={draftOf(page, form)('message')}
        />
      )}
    </Field>
  );
}

const Waiting = styled(Quiet).attrs({ as: 'div' })`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(4)};
  padding: ${space(3)} ${space(4)};
  background: ${({ theme }) => theme.colors.saffronTint};
  border-radius: ${({ theme }) => theme.radii.control};
  color: ${({ theme }) => theme.colors.ink};
`;
