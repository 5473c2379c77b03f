import type { Currency } from '@shared/domain/prices/money';
import type { TermsFieldsProps } from './TermsDialog';
import type { PaymentDraft } from './termsDraft';
import { TermsField, TermsPair } from './termsParts';

/** When guests pay what. */
export function PaymentFields({
  draft,
  change,
  issues,
  currency,
}: TermsFieldsProps<PaymentDraft> & { currency: Currency }) {
  return (
    <>
      <TermsPair>
        <TermsField
          label="Deposit at the confirmation (%)"
          name="paymentTerms.depositPercent"
          value={draft.depositPercent}
          issues={issues}
          hint="Empty: guests are told nothing of it"
          isOptional
          isNumber
          onChange={(depositPercent) => change({ depositPercent })}
        />
        <TermsField
          label="The rest, days before arrival"
          name="paymentTerms.balanceDays"
          value={draft.balanceDays}
          issues={issues}
          hint="Empty: on arrival"
          isOptional
          isNumber
          onChange={(balanceDays) => change({ balanceDays })}
        />
      </TermsPair>
      <TermsField
        label={`Security deposit (${currency})`}
        name="paymentTerms.securityDeposit"
        value={draft.securityDeposit}
        issues={issues}
        hint="Given back after the stay, no part of the price. 0: none"
        isNumber="decimal"
        onChange={(securityDeposit) => change({ securityDeposit })}
      />
    </>
  );
}
