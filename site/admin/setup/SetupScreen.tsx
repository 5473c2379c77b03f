import type { Setup } from '@shared/contract/setup/setup';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { QueryState } from '../../components/QueryState';
import { setupQuery } from '../../queries/setup';
import { space } from '../../styles/theme';
import { ScreenHead } from '../shell/ScreenHead';
import { LanguageOffer } from './LanguageOffer';
import { nextStep, settledCount } from './setupSteps';
import { SetupProgressBar } from './SetupProgressBar';
import { SetupStep } from './SetupStep';
import { t } from './texts.en';

/** What a new villa needs, one after the other, until guests can come. */
export function SetupScreen() {
  const setup = useQuery(setupQuery(useApi()));
  return (
    <>
      <ScreenHead title={t('setup.setUp')} />
      <LanguageOffer />
      <QueryState
        query={setup}
        loading={t('setup.loadingTheChecklist')}
        failed={t('setup.theChecklistCouldNot')}
      >
        {(loaded) => <Checklist setup={loaded} />}
      </QueryState>
    </>
  );
}

function Checklist({ setup }: { setup: Setup }) {
  const next = nextStep(setup);
  const isLive = setup.address === 'live';
  return (
    <Column>
      <Standing role="status">
        {next !== undefined ? (
          t('setup.stepsSettled', { setup: settledCount(setup), length: setup.steps.length })
        ) : isLive ? (
          <>
            {t.parts('setup.isLive', {
              part: <strong>{t('setup.yourVillaIsLive')}</strong>,
              link: <a href={setup.publicUrl}>{setup.publicUrl}</a>,
            })}
          </>
        ) : (
          t('setup.everythingIsSettledGuests')
        )}
      </Standing>
      <SetupProgressBar setup={setup} />
      <Steps>
        {setup.steps.map((step) => (
          <SetupStep key={step.id} step={step} setup={setup} isNext={step.id === next} />
        ))}
      </Steps>
    </Column>
  );
}

const Column = styled.div`
  max-width: 880px;
`;

const Standing = styled.p`
  margin-bottom: ${space(3)};
  color: ${({ theme }) => theme.colors.slate};
  strong {
    font-weight: 600;
    color: ${({ theme }) => theme.colors.palm};
  }
  a {
    color: ${({ theme }) => theme.colors.ocean};
  }
`;

const Steps = styled.ol`
  margin: ${space(4)} 0 0;
  padding: 0;
  list-style: none;
`;
