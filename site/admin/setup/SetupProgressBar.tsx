import type { Setup } from '@shared/contract/setup/setup';
import styled from 'styled-components';
import { settledCount } from './setupSteps';
import { t } from '../i18n/t';

export function SetupProgressBar({ setup }: { setup: Setup }) {
  const settled = settledCount(setup);
  const all = setup.steps.length;
  return (
    <Progress
      max={all}
      value={settled}
      aria-label={t('Set-up')}
      aria-valuetext={t('{settled} of {all} steps settled', { settled, all })}
    />
  );
}

const Progress = styled.progress`
  appearance: none;
  display: block;
  width: 100%;
  height: 6px;
  overflow: hidden;
  background: ${({ theme }) => theme.colors.sand};
  border: 0;
  border-radius: ${({ theme }) => theme.radii.pill};
  &::-webkit-progress-bar {
    background: ${({ theme }) => theme.colors.sand};
  }
  &::-webkit-progress-value {
    background: ${({ theme }) => theme.colors.palm};
  }
  &::-moz-progress-bar {
    background: ${({ theme }) => theme.colors.palm};
  }
`;
