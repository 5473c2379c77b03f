import { isLanguage } from '@shared/i18n/languages';
import { lazy, Suspense, useState } from 'react';
import { usePage } from './PageContext';
import { useIsReady } from './useIsReady';

const LanguageSuggestion = lazy(() => import('./LanguageSuggestion'));

/** In memory only: the dismissal is never stored. */
let isDismissedForVisit = false;

/** A guest who has chosen a language is offered no other. */
export function dismissLanguageSuggestion(): void {
  isDismissedForVisit = true;
}

export function LazyLanguageSuggestion() {
  const { language } = usePage();
  const isReady = useIsReady();
  const [isDismissed, setIsDismissed] = useState(isDismissedForVisit);
  const own = isReady ? navigator.language.slice(0, 2) : language;
  if (isDismissed || own === language || !isLanguage(own)) return null;
  const dismiss = () => {
    dismissLanguageSuggestion();
    setIsDismissed(true);
  };
  return (
    <Suspense>
      <LanguageSuggestion language={own} onClose={dismiss} />
    </Suspense>
  );
}
