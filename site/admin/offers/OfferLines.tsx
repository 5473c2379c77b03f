import { formatCents, type Cents, type Currency } from '@shared/domain/prices/money';
import { billLineText } from '@shared/i18n/billText';
import { useId, type ComponentProps } from 'react';
import styled from 'styled-components';
import { Choices } from '../../components/Choices';
import { Field, TextInput } from '../../components/Field';
import { IconButton } from '../../components/IconButton';
import { SmallButton } from '../components/SmallButton';
import { space } from '../../styles/theme';
import { billLineOf, ownLine, typedCents, type OfferLineForm } from './offerLineForm';
import { t } from '../i18n/t';
import { currentLanguage, ruleTexts } from '../i18n/language';
import { centsText, dayMonthText } from '../components/formats';

export function OfferLines({
  lines,
  currency,
  showsProblems,
  onChange,
}: {
  lines: readonly OfferLineForm[];
  currency: Currency;
  /** Also in fields that nobody has typed in yet. */
  showsProblems: boolean;
  onChange: (lines: OfferLineForm[]) => void;
}) {
  return (
    <Lines>
      <legend>{t('Price')}</legend>
      {lines.map((each) => (
        <LineFields
          key={each.key}
          form={each}
          currency={currency}
          showsProblems={showsProblems}
          onChange={(part) =>
            onChange(lines.map((other) => (other === each ? { ...each, ...part } : other)))
          }
          onRemove={() => onChange(lines.filter((other) => other !== each))}
        />
      ))}
      <div>
        <SmallButton onClick={() => onChange([...lines, ownLine()])}>{t('Add a line')}</SmallButton>
      </div>
    </Lines>
  );
}

function LineFields({
  form: { line, amount, listCents },
  currency,
  showsProblems,
  onChange,
  onRemove,
}: {
  form: OfferLineForm;
  currency: Currency;
  showsProblems: boolean;
  onChange: (part: Partial<OfferLineForm>) => void;
  onRemove: () => void;
}) {
  const id = useId();
  const isOwn = line.kind === 'other';
  const money = (cents: Cents) => centsText(cents, currency);
  const name = isOwn ? (line.name ?? '') : textOf(line, money);
  const cents = typedCents(amount);
  const isWrong = cents === null && (amount !== '' || showsProblems);
  const isNameless = isOwn && showsProblems && name.trim() === '';
  const problem = { 'aria-invalid': true, 'aria-describedby': id } as const;
  const amountInput = (control: ComponentProps<typeof TextInput>) => (
    <TextInput
      {...control}
      {...(isWrong && problem)}
      value={amount}
      autoComplete="off"
      onChange={({ target }) => onChange({ amount: target.value })}
    />
  );
  return (
    <Row>
      {isOwn ? (
        <>
          <Field label={t('What for')}>
            {(control) => (
              <TextInput
                {...control}
                {...(isNameless && problem)}
                value={name}
                onChange={({ target }) => onChange({ line: { ...line, name: target.value } })}
              />
            )}
          </Field>
          <Field label={t('Amount ({currency})', { currency })}>{amountInput}</Field>
        </>
      ) : (
        <>
          <What>
            <span id={`${id}-name`}>{name}</span>
            {listCents !== null && cents !== listCents && (
              <small>
                <span>{t('List price {list}', { list: money(listCents) })}</span>{' '}
                <TakeList
                  type="button"
                  aria-describedby={`${id}-name`}
                  onClick={() => onChange({ amount: formatCents(listCents) })}
                >
                  {t('Use it')}
                </TakeList>
              </small>
            )}
          </What>
          {amountInput({ 'aria-label': t('{name}, amount in {currency}', { name, currency }) })}
        </>
      )}
      <IconButton
        type="button"
        aria-label={name ? t('Remove {name}', { name }) : t('Remove this line')}
        onClick={onRemove}
      >
        ×
      </IconButton>
      {(isNameless || isWrong) && (
        <Problem id={id} role="alert">
          {[
            isNameless && t('Please say what it is for'),
            isWrong && t('Please write an amount such as 450 or -20.50'),
          ]
            .filter(Boolean)
            .join('. ')}
        </Problem>
      )}
    </Row>
  );
}

function textOf(line: OfferLineForm['line'], money: (cents: Cents) => string): string {
  const bill = billLineOf(line);
  if (!bill) return line.kind;
  const text = billLineText(bill, ruleTexts(), money, currentLanguage());
  if (line.kind !== 'nights' || !line.dates) return text;
  return `${text}, ${dayMonthText(line.dates.start)} – ${dayMonthText(line.dates.end)}`;
}

const Lines = styled(Choices)`
  gap: ${space(3)};
`;

/** Its padding makes it tall enough for a finger. */
const TakeList = styled.button`
  margin: ${space(-2)} 0;
  padding: ${space(2)} ${space(1)};
  border: 0;
  background: none;
  color: ${({ theme }) => theme.colors.ocean};
  font: inherit;
  font-weight: 600;
  text-decoration: underline;
  cursor: pointer;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 108px 44px;
  gap: ${space(2)};
  align-items: end;
  input {
    font-variant-numeric: tabular-nums;
  }
`;

const Problem = styled.p`
  grid-column: 1 / -1;
  font-size: ${({ theme }) => theme.type.small};
  color: ${({ theme }) => theme.colors.coral};
`;

const What = styled.div`
  align-self: center;
  min-width: 0;
  overflow-wrap: anywhere;
  small {
    display: block;
    color: ${({ theme }) => theme.colors.slate};
  }
`;
