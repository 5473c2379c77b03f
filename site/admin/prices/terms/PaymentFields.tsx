import type { Currency } from '@shared/domain/prices/money';
import type { TermsFieldsProps } from './TermsDialog';
import type { PaymentDraft } from './termsDraft';
import { TermsField, TermsPair } from './termsParts';
import { t } from '../../i18n/t';

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
          label={t('Deposit at the confirmation (%)')}
          name="paymentTerms.depositPercent"
          value={draft.depositPercent}
          issues={issues}
          hint={t('If empty, guests see nothing about it')}
          isOptional
          isNumber
          onChange={(depositPercent) => change({ depositPercent })}
        />
        <TermsField
          label={t('The rest, days before arrival')}
          name="paymentTerms.balanceDays"
          value={draft.balanceDays}
          issues={issues}
          hint={t('Empty: on arrival')}
          isOptional
          isNumber
          onChange={(balanceDays) => change({ balanceDays })}
        />
      </TermsPair>
      <TermsField
        label={t('Security deposit ({currency})', { currency })}
        name="paymentTerms.securityDeposit"
        value={draft.securityDeposit}
        issues={issues}
        hint={t('Given back after the stay, no part of the price. 0: none')}
        isNumber="decimal"
        onChange={(securityDeposit) => change({ securityDeposit })}
      />
    </>
  );
}
