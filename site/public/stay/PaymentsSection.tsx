import type { StayPayments } from '@shared/contract/payments/stayPayments';
import type { StayPage } from '@shared/contract/stay/stayPage';
import { formatIban, type BankAccount } from '@shared/domain/payments/bankDetails';
import { fill } from '@shared/i18n/fill';
import { serverTexts } from '@shared/i18n/catalogues';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { usePage } from '../PageContext';
import { CopyButton, Facts, StayPart } from './stayParts';
import { Quiet } from '../../components/SmallText';
import { useStayText } from './stayText';

export function PaymentsSection({ page }: { page: StayPage }) {
  const { language, money: format } = usePage();
  const { day } = useStayText();
  const { payments, currency } = page;
  const texts = serverTexts(language).payments;
  if (!payments) {
    return (
      page.account && (
        <StayPart id="payments" title={texts['payments.bank.title']}>
          <p>{texts['payments.bank.whatIsOpen']}</p>
          <AccountFacts bank={page.account} reference={page.reference}>
            {page.account.totalEuroCents !== null && (
              <>
                <dt>{texts['payments.bank.euros']}</dt>
                <dd>
                  {`${format(page.totalCents, currency)} = ${format(page.account.totalEuroCents, 'EUR')}`}
                </dd>
              </>
            )}
          </AccountFacts>
        </StayPart>
      )
    );
  }
  const money = (cents: number) => format(cents, currency);
  const { items, receivedCents, returnedCents, outstandingCents, giveBackCents } = payments;
  const { securityOutstandingCents, keptSecurity } = payments;
  const openCents = outstandingCents + securityOutstandingCents;
  const statusOf = ({ state, dueDate, paidCents }: StayPayments['items'][number]) => {
    if (state === 'paid') return texts['payments.isPaid'];
    const due = fill(texts[state === 'overdue' ? 'payments.overdue' : 'payments.dueBy'], {
      day: day(dueDate),
    });
    if (paidCents === 0) return due;
    return `${fill(texts['payments.partlyPaid'], { amount: money(paidCents) })}, ${due}`;
  };
  const isAsked = page.status === 'confirmed';
  return (
    <StayPart id="payments" title={texts['payments.title']}>
      <Items>
        {items.map((item) => (
          <li key={`${item.kind} ${item.dueDate} ${item.cents}`}>
            <span>
              {texts[`payments.item.${item.kind}`]}
              {isAsked && <small>{statusOf(item)}</small>}
            </span>
            <b>{money(item.cents)}</b>
          </li>
        ))}
        {receivedCents > 0 && (
          <li>
            <span>{texts['payments.paid']}</span>
            <b>{money(receivedCents)}</b>
          </li>
        )}
        {returnedCents > 0 && (
          <li>
            <span>{texts['payments.returned']}</span>
            <b>{money(returnedCents)}</b>
          </li>
        )}
        {keptSecurity.map(({ cents, reason }) => (
          <li key={`${cents} ${reason}`}>
            <span>{fill(texts['payments.keptSecurity'], { reason })}</span>
            <b>{money(cents)}</b>
          </li>
        ))}
        {outstandingCents > 0 && (
          <li>
            <strong>{texts['payments.outstanding']}</strong>
            <strong>{money(outstandingCents)}</strong>
          </li>
        )}
        {securityOutstandingCents > 0 && (
          <li>
            <strong>{texts['payments.outstandingSecurity']}</strong>
            <strong>{money(securityOutstandingCents)}</strong>
          </li>
        )}
      </Items>
      {isAsked && openCents === 0 && receivedCents > 0 && giveBackCents === 0 && (
        <p>{texts['payments.allPaid']}</p>
      )}
      {giveBackCents > 0 && (
        <p>{fill(texts['payments.giveBack'], { amount: money(giveBackCents) })}</p>
      )}
      {items.some(({ kind }) => kind === 'security') && (
        <Quiet>{texts['payments.securityHint']}</Quiet>
      )}
      {isAsked && openCents > 0 && !payments.transfer && <p>{texts['payments.bank.later']}</p>}
    </StayPart>
  );
}

/** Bank account and transfer reference. @param children shown before them */
export function AccountFacts({
  bank,
  reference,
  children,
}: {
  bank: BankAccount;
  reference: string;
  children?: ReactNode;
}) {
  const { language } = usePage();
  const texts = serverTexts(language).payments;
  return (
    <Facts>
      {children}
      <dt>{texts['payments.bank.holder']}</dt>
      <dd>{bank.holder}</dd>
      <dt>{texts['payments.bank.iban']}</dt>
      <dd>
        <Whole>{formatIban(bank.iban)}</Whole>
        <CopyButton value={bank.iban} label={texts['payments.bank.iban']} />
      </dd>
      {bank.bic !== null && (
        <>
          <dt>{texts['payments.bank.bic']}</dt>
          <dd>{bank.bic}</dd>
        </>
      )}
      <dt>{texts['payments.bank.reference']}</dt>
      <dd>
        <Whole>{reference}</Whole>
        <CopyButton value={reference} label={texts['payments.bank.reference']} />
      </dd>
    </Facts>
  );
}

const Items = styled.ul`
  margin: 0 0 ${space(3)};
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
  li {
    display: flex;
    justify-content: space-between;
    gap: ${space(4)};
    padding: ${space(1.5)} 0;
  }
  small {
    display: block;
    font-size: ${({ theme }) => theme.type.small};
    color: ${({ theme }) => theme.colors.slate};
  }
  b {
    font-weight: 400;
    white-space: nowrap;
  }
  li:has(strong) {
    margin-top: ${space(2)};
    padding-top: ${space(3)};
    border-top: 1px solid ${({ theme }) => theme.colors.ink};
  }
  strong {
    font-weight: 600;
  }
  strong:last-child {
    white-space: nowrap;
  }
`;

/** One press selects all of it. */
const Whole = styled.span`
  user-select: all;
`;
