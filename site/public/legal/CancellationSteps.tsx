import type { CancellationStep } from '@shared/domain/legal/cancellation';
import { fill } from '@shared/i18n/fill';
import { legalPageEn as texts } from '@shared/i18n/legalPage.en';

/** The cancellation policy in days before check-in. */
export function CancellationSteps({ steps }: { steps: readonly CancellationStep[] }) {
  if (steps.length === 0) return <p>{texts['steps.none']}</p>;
  return (
    <ul>
      {steps.map((step) => (
        <li key={step.daysBefore}>{stepText(step)}</li>
      ))}
      <li>{texts['steps.after']}</li>
    </ul>
  );
}

function stepText({ daysBefore: days, refundPercent: percent }: CancellationStep): string {
  const part = percent === 100 ? 'full' : 'part';
  return fill(texts[`steps.${part}${days === 0 ? 'Today' : ''}`], { days, percent });
}
