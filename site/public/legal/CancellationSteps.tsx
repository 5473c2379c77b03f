import type { CancellationStep } from '@shared/domain/legal/cancellation';
import { fill } from '@shared/i18n/fill';
import { legalPageTexts } from '@shared/i18n/legalPage';
import type { Language } from '@shared/i18n/languages';
import { usePage } from '../PageContext';

/** The cancellation policy in days before check-in. */
export function CancellationSteps({ steps }: { steps: readonly CancellationStep[] }) {
  const { language } = usePage();
  const texts = legalPageTexts(language);
  if (steps.length === 0) return <p>{texts['steps.none']}</p>;
  return (
    <ul>
      {steps.map((step) => (
        <li key={step.daysBefore}>{stepText(step, language)}</li>
      ))}
      <li>{texts['steps.after']}</li>
    </ul>
  );
}

function stepText(
  { daysBefore: days, refundPercent: percent }: CancellationStep,
  language: Language,
): string {
  const part = percent === 100 ? 'full' : 'part';
  const text = legalPageTexts(language)[`steps.${part}${days === 0 ? 'Today' : ''}`];
  return fill(text, { days, percent }, language);
}
