import { isLanguage } from '@shared/i18n/languages';
import { lazy, Suspense, useState } from 'react';
import { usePage } from './PageContext';
import { useIsReady } from './useIsReady';

const LanguageOffer = lazy(() => import('./LanguageOffer'));

/** In memory only: the dismissal is never stored. */
let isDismissedForVisit = false;

export function LazyLanguageOffer() {
  const { language } = usePage();
  const isReady = useIsReady();
  const [isDismissed, setIsDismissed] = useState(isDismissedForVisit);
  const own = isReady ? navigator.language.slice(0, 2) : language;
  if (isDismissed || own === language || !isLanguage(own)) return null;
  const dismiss = () => {
    isDismissedForVisit = true;
    setIsDismissed(true);
  };
  return (
    <Suspense>
      <LanguageOffer language={own} onClose={dismiss} />
    </Suspense>
  );
}
