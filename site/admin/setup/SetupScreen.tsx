import type { Setup } from '@shared/contract/setup/setup';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { QueryState } from '../../components/QueryState';
import { setupQuery } from '../../queries/setup';
import { space } from '../../styles/theme';
import { ScreenHead } from '../shell/ScreenHead';
import { LanguageSuggestion } from './LanguageSuggestion';
import { nextStep, settledCount } from './setupSteps';
import { SetupStep } from './SetupStep';
import { t } from '../i18n/t';

export function SetupScreen() {
  const setup = useQuery(setupQuery(useApi()));
  return (
    <>
      <ScreenHead title={t('Set-up')} />
      <LanguageSuggestion />
      <QueryState
        query={setup}
        loading={t('Loading the checklist…')}
        failed={t('The checklist could not be loaded.')}
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
          t('{setup} of {length} steps settled. What you leave as it is can be done at any time.', {
            setup: settledCount(setup),
            length: setup.steps.length,
          })
        ) : isLive ? (
          <>
            {t.parts('{part} Guests find it at {link}.', {
              part: <strong>{t('Your villa is live.')}</strong>,
              link: <a href={setup.publicUrl}>{setup.publicUrl}</a>,
            })}
          </>
        ) : (
          t(
            'Everything is settled. Guests can come as soon as the villa has an address of its own.',
          )
        )}
      </Standing>
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
`;
