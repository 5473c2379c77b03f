import { CANCELLATION_LIMITS } from '@shared/domain/legal/cancellation';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Field, TextInput } from '../../components/Field';
import { space } from '../../styles/theme';
import { newStep, type StepFields } from './legalForm';
import { t } from '../i18n/t';

/** The steps of the cancellation policy, the earliest first. */
export function StepsEditor({
  steps,
  issues,
  onChange,
}: {
  steps: readonly StepFields[];
  issues: Readonly<Record<string, string>>;
  onChange: (steps: StepFields[]) => void;
}) {
  const set = (at: number, part: Partial<StepFields>) =>
    onChange(steps.map((step, index) => (index === at ? { ...step, ...part } : step)));
  return (
    <Steps>
      <ol>
        {steps.map((step, index) => (
          <Step key={step.id}>
            <Field
              label={t('Step {value}: until days before', { value: index + 1 })}
              error={issues[`cancellation.${index}.daysBefore`]}
            >
              {(props) => (
                <TextInput
                  {...props}
                  name={`cancellation.${index}.daysBefore`}
                  value={step.daysBefore}
                  inputMode="numeric"
                  autoComplete="off"
                  onChange={({ target }) => set(index, { daysBefore: target.value })}
                />
              )}
            </Field>
            <Field
              label={t('Step {value}: given back (%)', { value: index + 1 })}
              error={issues[`cancellation.${index}.refundPercent`]}
            >
              {(props) => (
                <TextInput
                  {...props}
                  name={`cancellation.${index}.refundPercent`}
                  value={step.refundPercent}
                  inputMode="numeric"
                  autoComplete="off"
                  onChange={({ target }) => set(index, { refundPercent: target.value })}
                />
              )}
            </Field>
            <Button
              type="button"
              $variant="quiet"
              $size="small"
              aria-label={t('Remove step {value}', { value: index + 1 })}
              onClick={() => onChange(steps.filter(({ id }) => id !== step.id))}
            >
              {t('Remove')}
            </Button>
          </Step>
        ))}
      </ol>
      <p>
        {steps.length === 0
          ? t('Nothing is given back once a stay is confirmed.')
          : t('Up to and including these days. After the last step nothing is given back.')}
      </p>
      {steps.length < CANCELLATION_LIMITS.steps && (
        <Button
          type="button"
          $variant="secondary"
          $size="small"
          onClick={() => onChange([...steps, newStep(steps)])}
        >
          {t('Add a step')}
        </Button>
      )}
    </Steps>
  );
}

const Steps = styled.div`
  display: grid;
  grid-column: 1 / -1;
  justify-items: start;
  gap: ${space(4)};
  ol {
    display: grid;
    gap: ${space(4)};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  p {
    font-size: ${({ theme }) => theme.type.small};
    color: ${({ theme }) => theme.colors.slate};
  }
`;

const Step = styled.li`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: 1fr 1fr;
  align-items: end;
  & > button {
    justify-self: start;
  }
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: 200px 200px auto;
    & > button {
      margin: 0 0 ${space(1.5)};
    }
  }
`;
