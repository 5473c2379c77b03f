import type { PriceTermsJson, PriceTermsPart } from '@shared/contract/prices/priceTerms';
import type { VillaSettings } from '@shared/contract/prices/settings';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../../../api/ApiContext';
import { QueryState } from '../../../components/QueryState';
import { bothQueries } from '../../../queries/bothQueries';
import { priceTermsQuery, settingsQuery } from '../../../queries/publicReads';
import { space } from '../../../styles/theme';
import { FailureText, TabHead } from '../../components/tabStyles';
import { SmallButton } from '../../components/SmallButton';
import { useNewFromAddress } from '../../components/useNewFromAddress';
import { DiscountFields } from './DiscountFields';
import { FeeFields } from './FeeFields';
import { PaymentFields } from './PaymentFields';
import { TaxFields } from './TaxFields';
import { TermsDialog } from './TermsDialog';
import {
  discountsDraft,
  discountsOf,
  feesDraft,
  feesOf,
  paymentDraft,
  paymentOf,
  taxDraft,
  taxOf,
} from './termsDraft';
import { discountText, feeTexts, paymentTexts, taxTexts } from './termsText';
import { t, type Sentence } from '../../i18n/t';

/** @param parts the parts that are shown, each with a card */
export function PriceTermsSection({
  title,
  parts,
}: {
  title: string;
  parts: readonly PriceTermsPart[];
}) {
  const api = useApi();
  const terms = useQuery(priceTermsQuery(api));
  const settings = useQuery(settingsQuery(api));
  const [open, setOpen] = useState<PriceTermsPart | null>(null);
  useNewFromAddress(
    Object.fromEntries(parts.map((part) => [part, () => setOpen(part)])),
    terms.isSuccess && settings.isSuccess,
  );
  return (
    <section aria-labelledby="price-terms">
      <TabHead>
        <h2 id="price-terms">{title}</h2>
      </TabHead>
      <QueryState
        query={bothQueries(terms, settings)}
        loading={t('Loading discounts and fees...')}
        failed={t('The discounts and fees could not be loaded.')}
      >
        {([current, villa]) => (
          <>
            <Cards>
              {parts.map((part) => (
                <TermsCard
                  key={part}
                  title={t(PART_TITLES[part])}
                  isUnreadable={current.unreadable?.includes(part) ?? false}
                  lines={linesOf(part, current, villa)}
                  onEdit={() => setOpen(part)}
                />
              ))}
            </Cards>
            {open && (
              <PartDialog
                part={open}
                terms={current}
                settings={villa}
                onClose={() => setOpen(null)}
              />
            )}
          </>
        )}
      </QueryState>
    </section>
  );
}

const PART_TITLES = {
  discounts: 'Discounts',
  fees: 'Fees and extras',
  touristTax: 'Tourist tax',
  paymentTerms: 'Payments',
} as const satisfies Record<PriceTermsPart, Sentence>;

function linesOf(
  part: PriceTermsPart,
  { discounts, fees, touristTax, paymentTerms }: PriceTermsJson,
  settings: VillaSettings,
): readonly string[] {
  switch (part) {
    case 'discounts':
      return discounts.length > 0
        ? discounts.map(discountText)
        : [t('None. A stay has one at most, the best for the guest.')];
    case 'fees':
      return feeTexts(fees, settings);
    case 'touristTax':
      return taxTexts(touristTax, settings.baseCurrency);
    case 'paymentTerms':
      return paymentTexts(paymentTerms, settings.baseCurrency);
  }
}

function PartDialog({
  part,
  terms,
  settings,
  onClose,
}: {
  part: PriceTermsPart;
  terms: PriceTermsJson;
  settings: VillaSettings;
  onClose: () => void;
}) {
  const { baseCurrency: currency } = settings;
  const shared = { terms, onClose };
  switch (part) {
    case 'discounts':
      return (
        <TermsDialog
          {...shared}
          title={t('Discounts')}
          description={t(
            'Percent of the price of the nights. A stay has one at most, the best for the guest.',
          )}
          draftOf={({ discounts }) => discountsDraft(discounts)}
          partOf={discountsOf}
          linesOf={({ discounts }) => discounts.map(discountText)}
        >
          {(form) => <DiscountFields form={form} />}
        </TermsDialog>
      );
    case 'fees':
      return (
        <TermsDialog
          {...shared}
          title={t('Fees and extras')}
          description={t(
            'Guests tick extras in their enquiry. Cleaning and the fee for further guests stand at the top of this page.',
          )}
          draftOf={({ fees }) => feesDraft(fees)}
          within="fees"
          partOf={feesOf}
          linesOf={({ fees }) => feeTexts(fees, settings)}
        >
          {(form) => <FeeFields form={form} currency={currency} />}
        </TermsDialog>
      );
    case 'touristTax':
      return (
        <TermsDialog
          {...shared}
          title={t('Tourist tax')}
          description={t(
            'You take it for your council: it is a line of its own on the bill and counts as no revenue. Ask your council for amounts and ages.',
          )}
          draftOf={({ touristTax }) => taxDraft(touristTax)}
          within="touristTax"
          partOf={taxOf}
          linesOf={({ touristTax }) => taxTexts(touristTax, currency)}
        >
          {(form) => <TaxFields form={form} currency={currency} />}
        </TermsDialog>
      );
    case 'paymentTerms':
      return (
        <TermsDialog
          {...shared}
          title={t('Payments')}
          description={t(
            'Guests read it beside the price and in their mails, in their currency. No payment is taken on the site.',
          )}
          draftOf={({ paymentTerms }) => paymentDraft(paymentTerms)}
          within="paymentTerms"
          partOf={paymentOf}
          linesOf={({ paymentTerms }) => paymentTexts(paymentTerms, currency)}
        >
          {(form) => <PaymentFields form={form} currency={currency} />}
        </TermsDialog>
      );
  }
}

function TermsCard({
  title,
  isUnreadable,
  lines,
  onEdit,
}: {
  title: string;
  isUnreadable: boolean;
  lines: readonly string[];
  onEdit: () => void;
}) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {isUnreadable && (
        <FailureText role="alert">
          {t(
            'What is stored here cannot be read, so guests are priced without it. It stays stored until you edit this part and save, which replaces it.',
          )}
        </FailureText>
      )}
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <SmallButton aria-label={t('Edit {part}', { part: title.toLowerCase() })} onClick={onEdit}>
        {t('Edit')}
      </SmallButton>
    </Card>
  );
}

const Cards = styled.div`
  display: grid;
  gap: ${space(3)};
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Card = styled.article`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(3)};
  min-width: 0;
  padding: ${space(5)};
  background: ${({ theme }) => theme.colors.surface};
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.card};
  overflow-wrap: anywhere;
  h3 {
    font-family: ${({ theme }) => theme.fonts.text};
    font-size: 1.0625rem;
    font-weight: 600;
  }
  ul {
    flex: 1;
    display: grid;
    gap: ${space(1)};
    font-size: ${({ theme }) => theme.type.small};
    color: ${({ theme }) => theme.colors.slate};
  }
`;
