import { parseCents } from '@shared/domain/prices/money';
import { useState, type ReactNode } from 'react';
import { AskBeforeDialog } from '../components/AskBeforeDialog';
import { t } from '../i18n/t';

type Price = string | null | undefined;

export function becomesFree(price: Price, before: Price): boolean {
  return isZero(price) && !isZero(before);
}

function isZero(price: Price): boolean {
  return typeof price === 'string' && parseCents(price) === 0;
}

/**
 * Asks before a form makes nights free of charge. A price of 0 is often a mistake, and guests could book at
 * it.
 */
export function useFreeNightsQuestion(): {
  askIf: (isFree: boolean, goOn: () => void) => void;
  question: ReactNode;
} {
  const [goOn, setGoOn] = useState<(() => void) | null>(null);
  const close = () => setGoOn(null);
  return {
    askIf: (isFree, next) => (isFree ? setGoOn(() => next) : next()),
    question: goOn && (
      <AskBeforeDialog
        title={t('Let nights free of charge?')}
        description={t(
          'A price of 0 means that guests pay nothing for these nights, apart from fees. To keep nights free of guests, block them in the calendar.',
        )}
        confirmLabel={t('Let them free of charge')}
        onConfirm={() => {
          close();
          goOn();
        }}
        onClose={close}
      />
    ),
  };
}
