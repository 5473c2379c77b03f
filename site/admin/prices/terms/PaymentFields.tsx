import type { Currency } from '@shared/domain/prices/money';
import type { TermsFieldsProps } from './TermsDialog';
import type { PaymentDraft } from './termsDraft';
import { TermsField, TermsPair } from './termsParts';
import { t } from '../texts.en';

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
          label={t('prices.depositAtTheConfirmation')}
          name="paymentTerms.depositPercent"
          value={draft.depositPercent}
          issues={issues}
          hint={t('prices.emptyGuestsAreTold')}
          isOptional
          isNumber
          onChange={(depositPercent) => change({ depositPercent })}
        />
        <TermsField
          label={t('prices.theRestDaysBefore')}
          name="paymentTerms.balanceDays"
          value={draft.balanceDays}
          issues={issues}
          hint={t('prices.emptyOnArrival')}
          isOptional
          isNumber
          onChange={(balanceDays) => change({ balanceDays })}
        />
      </TermsPair>
      <TermsField
        label={t('prices.securityDepositCurrency', { currency })}
        name="paymentTerms.securityDeposit"
        value={draft.securityDeposit}
        issues={issues}
        hint={t('prices.givenBackAfterThe')}
        isNumber="decimal"
        onChange={(securityDeposit) => change({ securityDeposit })}
      />
    </>
  );
}
