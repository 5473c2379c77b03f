import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { Button } from '../../components/Button';
import { setupQuery, useUpdateSetup } from '../../queries/setup';
import { showToast } from '../../stores/toasts';
import { space } from '../../styles/theme';
import { plainHeading, QuietActions } from '../components/cardStyles';
import { SmallWriteButton } from '../components/SmallButton';
import { nextStep, settledCount, SETUP_TEXTS } from './setupSteps';
import { t } from '../i18n/t';
import { showFailure } from '../components/showFailure';

export function SetupCard() {
  const setup = useQuery(setupQuery(useApi()));
  const update = useUpdateSetup();
  const next = setup.data && nextStep(setup.data);
  if (!setup.data || next === undefined || setup.data.isPutAway) return null;

  const { title, action } = SETUP_TEXTS[next];

  const handlePutAway = () =>
    update.mutate(
      { isPutAway: true },
      {
        onSuccess: () =>
          showToast({
            title: t('Put away{#list}'),
            description: t('Search for “Set-up” to open the checklist again.'),
          }),
        onError: (error) => showFailure(t('The card was not put away'), error),
      },
    );

  return (
    <Card aria-labelledby="set-up-card">
      <div>
        <h2 id="set-up-card">{t('Set up your villa')}</h2>
        <p>
          {t('{data} of {length} steps settled. Next: {title}', {
            data: settledCount(setup.data),
            length: setup.data.steps.length,
            title: t(title),
          })}
        </p>
      </div>
      <QuietActions>
        {action && (
          <Button as={Link} to={action.to} $size="small">
            {t(action.label)}
          </Button>
        )}
        <Button as={Link} to="/admin/setup" $variant="quiet" $size="small">
          {t('All steps')}
        </Button>
        <SmallWriteButton
          $variant="quiet"
          aria-label={t('Put away the set-up card')}
          aria-disabled={update.isPending}
          onClick={handlePutAway}
        >
          {t('Put away{#list}')}
        </SmallWriteButton>
      </QuietActions>
    </Card>
  );
}

const Card = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)} ${space(6)};
  margin-bottom: ${space(4)};
  padding: ${space(3)} ${space(4)};
  background: ${({ theme }) => theme.colors.surface};
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.card};
  & > div:first-child {
    flex: 1 1 280px;
  }
  h2 {
    ${plainHeading}
  }
  p {
    margin-bottom: ${space(2)};
    color: ${({ theme }) => theme.colors.slate};
  }
`;
