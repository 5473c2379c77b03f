import type { BaseCurrencyChange } from '@shared/contract/prices/baseCurrency';
import type { VillaSettings } from '@shared/contract/prices/settings';
import { formatRate, parseRate } from '@shared/domain/prices/money';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { useApi } from '../../../api/ApiContext';
import { failureText } from '../../components/failureText';
import { Button } from '../../../components/Button';
import { Dialog, DialogActions } from '../../../components/Dialog';
import { QueryState } from '../../../components/QueryState';
import { baseCurrencyPreviewQuery, useChangeBaseCurrency } from '../../../queries/baseCurrency';
import { isStale } from '../../components/isStale';
import { useAttempt } from '../../components/useAttempt';
import { WriteButton } from '../../components/WriteButton';
import { FailureText } from '../../components/tabStyles';
import { MoneyTable } from '../../components/MoneyTable';
import { t } from '../../i18n/t';
import { moneyText } from '../../components/formats';

export function BaseCurrencyDialog({
  change,
  onConverted,
  onClose,
}: {
  change: BaseCurrencyChange;
  onConverted: (saved: VillaSettings) => void;
  onClose: () => void;
}) {
  const preview = useQuery(baseCurrencyPreviewQuery(useApi(), change));
  const convertAll = useChangeBaseCurrency();
  const attempt = useAttempt(TEXTS);
  const isOutdated = isStale(attempt.error);

  const handleConvert = async (version: string) => {
    if (attempt.isBusy) return;
    await attempt.run(async () =>
      onConverted(await convertAll.mutateAsync({ ...change, version })),
    );
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('Convert all amounts to {baseCurrency}', { baseCurrency: change.baseCurrency })}
      description={t(
        'At {rates}, rounded to whole units as guests read them already, the tourist tax to the cent. Bookings keep what was agreed.',
        { rates: rateText(change) },
      )}
    >
      <QueryState
        query={preview}
        loading={t('Converting...')}
        failed={t('The amounts could not be converted.')}
        isEmpty={({ amounts }) => amounts.length === 0}
        empty={t('There is no amount to convert.')}
      >
        {({ from, to, amounts, version }) => (
          <>
            <Amounts>
              <thead>
                <tr>
                  <th scope="col">{t('Amount')}</th>
                  <th scope="col">{t('Now')}</th>
                  <th scope="col">{t('Then')}</th>
                </tr>
              </thead>
              <tbody>
                {amounts.map((amount, index) => (
                  // Two overrides may have the same name.
                  // oxlint-disable-next-line react/no-array-index-key
                  <tr key={index}>
                    <th scope="row">{amount.name}</th>
                    <td>{moneyText(amount.from, from)}</td>
                    <td>{moneyText(amount.to, to)}</td>
                  </tr>
                ))}
              </tbody>
            </Amounts>
            {attempt.error !== null && (
              <FailureText role="alert">
                {isOutdated
                  ? t(
                      'An amount was changed in another window. Nothing is converted yet: these are the amounts as they are now.',
                    )
                  : failureText(attempt.error)}
              </FailureText>
            )}
            <DialogActions>
              <Button type="button" $variant="secondary" onClick={onClose}>
                {t('Cancel')}
              </Button>
              <WriteButton
                aria-disabled={attempt.isBusy}
                onClick={() => void handleConvert(version)}
              >
                {t('Convert and save')}
              </WriteButton>
            </DialogActions>
          </>
        )}
      </QueryState>
    </Dialog>
  );
}

function rateText({ gbpRate, usdRate }: BaseCurrencyChange): string {
  const rate = (text: string) => formatRate(parseRate(text));
  return `€1 = £${rate(gbpRate)} = $${rate(usdRate)}`;
}

const TEXTS = {
  done: 'Amounts converted',
  failed: 'The amounts were not converted',
} as const;

const Amounts = styled(MoneyTable)`
  td,
  th:not(:first-child) {
    text-align: right;
    white-space: nowrap;
  }
  td:last-child {
    font-weight: 600;
  }
`;
