import { formatShortDay } from '@shared/domain/date';
import { formatCents, formatMoney, type Cents, type Currency } from '@shared/domain/prices/money';
import { billLineText } from '@shared/i18n/billText';
import { useId, type ComponentProps } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Field, TextInput } from '../../components/Field';
import { IconButton } from '../../components/IconButton';
import { space } from '../../styles/theme';
import { billLineOf, ownLine, typedCents, type OfferLineForm } from './offerLineForm';
import { t } from '../i18n/t';
import { currentLanguage, currentLocale, ruleTexts } from '../i18n/language';

/** The lines of an offer, each with its amount to be changed and the list price below. */
export function OfferLines({
  lines,
  currency,
  showsProblems,
  onChange,
}: {
  lines: readonly OfferLineForm[];
  currency: Currency;
  /** Also of what nobody has typed in yet. */
  showsProblems: boolean;
  onChange: (lines: OfferLineForm[]) => void;
}) {
  const id = useId();
  const money = (cents: Cents) => formatMoney(cents, currency, currentLocale());
  const set = (key: string, part: Partial<OfferLineForm>) =>
    onChange(lines.map((each) => (each.key === key ? { ...each, ...part } : each)));
  const amountInput = ({
    key,
    amount,
    control,
  }: {
    key: string;
    amount: string;
    control: ComponentProps<typeof TextInput>;
  }) => (
    <TextInput
      {...control}
      value={amount}
      autoComplete="off"
      onChange={({ target }) => set(key, { amount: target.value })}
    />
  );
  return (
    <Lines>
      <legend>{t('Price')}</legend>
      {lines.map(({ key, line, amount, listCents }) => {
        const name = line.kind === 'other' ? (line.name ?? '') : textOf(line, money);
        const cents = typedCents(amount);
        const isWrong = cents === null && (amount !== '' || showsProblems);
        const isNameless = showsProblems && line.kind === 'other' && name.trim() === '';
        const problemId = `${id}-${key}`;
        const wrong = { 'aria-invalid': true, 'aria-describedby': problemId } as const;
        return (
          <Row key={key}>
            {line.kind === 'other' ? (
              <Field label={t('What for')}>
                {(control) => (
                  <TextInput
                    {...control}
                    {...(isNameless && wrong)}
                    value={name}
                    onChange={({ target }) => set(key, { line: { ...line, name: target.value } })}
                  />
                )}
              </Field>
            ) : (
              <What>
                <span id={`${problemId}-name`}>{name}</span>
                {listCents !== null && cents !== listCents && (
                  <small>
                    {t('List price {list}', { list: money(listCents) })}{' '}
                    <TakeList
                      type="button"
                      aria-describedby={`${problemId}-name`}
                      onClick={() => set(key, { amount: formatCents(listCents) })}
                    >
                      {t('Use it')}
                    </TakeList>
                  </small>
                )}
              </What>
            )}
            {line.kind === 'other' ? (
              <Field label={t('Amount ({currency})', { currency })}>
                {(control) =>
                  amountInput({ key, amount, control: { ...control, ...(isWrong && wrong) } })
                }
              </Field>
            ) : (
              amountInput({
                key,
                amount,
                control: {
                  'aria-label': t('{name}, amount in {currency}', { name, currency }),
                  ...(isWrong && wrong),
                },
              })
            )}
            <IconButton
              type="button"
              aria-label={name ? t('Remove {name}', { name }) : t('Remove this line')}
              onClick={() => onChange(lines.filter((each) => each.key !== key))}
            >
              ×
            </IconButton>
            {(isNameless || isWrong) && (
              <Problem id={problemId} role="alert">
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
      })}
      <div>
        <Button
          type="button"
          $variant="secondary"
          $size="small"
          onClick={() => onChange([...lines, ownLine()])}
        >
          {t('Add a line')}
        </Button>
      </div>
    </Lines>
  );
}

function textOf(line: OfferLineForm['line'], money: (cents: Cents) => string): string {
  const bill = billLineOf(line);
  if (!bill) return line.kind;
  const text = billLineText(bill, ruleTexts(), money, currentLanguage());
  if (line.kind !== 'nights' || !line.dates) return text;
  const day = (date: string) =>
    formatShortDay(date, currentLocale(), { day: 'numeric', month: 'short' });
  return `${text}, ${day(line.dates.start)} – ${day(line.dates.end)}`;
}

const Lines = styled.fieldset`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: ${space(2)};
    padding: 0;
    font-weight: 600;
  }
`;

/** In a line of small type: higher than it looks, for fingers. */
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

/** Below the whole line: its fields are narrow, and stay beside each other. */
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
