import type { CancellationStep } from '@shared/domain/legal/cancellation';
import type { LegalPageTexts } from '@shared/i18n/catalogues';
import { fill } from '@shared/i18n/fill';
import type { Language } from '@shared/i18n/languages';
import { usePage } from '../PageContext';

export function CancellationSteps({
  steps,
  texts,
}: {
  steps: readonly CancellationStep[];
  texts: LegalPageTexts;
}) {
  const { language } = usePage();
  if (steps.length === 0) return <p>{texts['steps.none']}</p>;
  return (
    <ul>
      {steps.map((step) => (
        <li key={step.daysBefore}>{stepText(step, texts, language)}</li>
      ))}
      <li>{texts['steps.after']}</li>
    </ul>
  );
}

function stepText(
  { daysBefore: days, refundPercent: percent }: CancellationStep,
  texts: LegalPageTexts,
  language: Language,
): string {
  const part = percent === 100 ? 'full' : 'part';
  return fill(texts[`steps.${part}${days === 0 ? 'Today' : ''}`], { days, percent }, language);
}
