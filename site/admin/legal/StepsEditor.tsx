import { CANCELLATION_LIMITS } from '@shared/domain/legal/cancellation';
import styled from 'styled-components';
import { SmallButton } from '../components/SmallButton';
import { space } from '../../styles/theme';
import { TextField } from '../components/fields';
import { keepFocusAt } from '../components/keepFocus';
import type { BoundList } from '../components/useForm';
import type { StepFields } from './legalForm';
import { t } from '../i18n/t';

const ADD_ID = 'add-cancellation-step';

export function StepsEditor({ steps }: { steps: BoundList<StepFields> }) {
  return (
    <Steps>
      <ol>
        {steps.items.map((_step, index) => (
          // The steps have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <Step key={index}>
            <TextField
              label={t('Step {value}: until days before', { value: index + 1 })}
              {...steps.field(index, 'daysBefore')}
              inputMode="numeric"
            />
            <TextField
              label={t('Step {value}: given back (%)', { value: index + 1 })}
              {...steps.field(index, 'refundPercent')}
              inputMode="numeric"
            />
            <SmallButton
              $variant="quiet"
              aria-label={t('Remove step {value}', { value: index + 1 })}
              onClick={() => {
                steps.remove(index);
                setTimeout(() => keepFocusAt(ADD_ID));
              }}
            >
              {t('Remove')}
            </SmallButton>
          </Step>
        ))}
      </ol>
      <p>
        {steps.items.length === 0
          ? t('Nothing is given back once a stay is confirmed.')
          : t('Up to and including these days. After the last step nothing is given back.')}
      </p>
      {steps.items.length < CANCELLATION_LIMITS.steps && (
        <SmallButton id={ADD_ID} onClick={() => steps.add({ daysBefore: '', refundPercent: '' })}>
          {t('Add a step')}
        </SmallButton>
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
