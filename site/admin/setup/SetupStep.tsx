import type { Setup, SetupState } from '@shared/contract/setup/setup';
import { Link } from 'react-router';
import styled, { css } from 'styled-components';
import { Button } from '../../components/Button';
import { useRemoveDemoPhotos, useUpdateSetup } from '../../queries/setup';
import { showToast } from '../../stores/toasts';
import { space } from '../../styles/theme';
import { plainHeading } from '../components/cardStyles';
import { SmallWriteButton } from '../components/SmallButton';
import { SETUP_TEXTS } from './setupSteps';
import { t, type Sentence } from '../i18n/t';
import { showFailure } from '../components/showFailure';

const STATE_TEXTS = {
  done: 'Done',
  skipped: 'Left as it is',
  open: 'To do',
} as const satisfies Record<SetupState, Sentence>;

export function SetupStep({
  step: { id, state },
  setup,
  isNext,
}: {
  step: Setup['steps'][number];
  setup: Setup;
  isNext: boolean;
}) {
  const update = useUpdateSetup();
  const { title, text, action } = SETUP_TEXTS[id];
  const skip = (isSkipped: boolean) =>
    update.mutate(
      { step: id, isSkipped },
      {
        onError: (error) => showFailure(t('The checklist was not changed'), error),
      },
    );
  return (
    <Row aria-label={t(title)} $isNext={isNext}>
      <Mark $state={state} aria-hidden>
        <svg viewBox="0 0 24 24">
          {state === 'done' && <path d="m6.5 12.5 3.5 3.5 7.5-8" />}
          {state === 'skipped' && <path d="M7.5 12h9" />}
        </svg>
      </Mark>
      <Body>
        <h2>
          <span>{t(title)}</span> <State $state={state}>{t(STATE_TEXTS[state])}</State>
        </h2>
        {state !== 'done' && <p>{text(setup)}</p>}
        {id === 'photos' && setup.demoPhotoCount > 0 && <RemoveDemoPhotos />}
      </Body>
      <Buttons>
        {id === 'live' && setup.address === 'elsewhere' && (
          <Button as="a" href={`${setup.publicUrl}/admin/setup`} $size="small">
            {t('Open it there')}
          </Button>
        )}
        {action && state !== 'done' && (
          <Button
            as={Link}
            to={action.to}
            $size="small"
            $variant={isNext ? 'primary' : 'secondary'}
          >
            {t(action.label)}
          </Button>
        )}
        {state === 'open' && (
          <SmallWriteButton
            $variant="quiet"
            aria-label={t('Leave as it is: {title}', { title: t(title) })}
            aria-disabled={update.isPending}
            onClick={() => skip(true)}
          >
            {t('Leave as it is')}
          </SmallWriteButton>
        )}
        {state === 'skipped' && (
          <SmallWriteButton
            $variant="quiet"
            aria-label={t('Put back on the list: {title}', { title: t(title) })}
            aria-disabled={update.isPending}
            onClick={() => skip(false)}
          >
            {t('Put back on the list')}
          </SmallWriteButton>
        )}
      </Buttons>
    </Row>
  );
}

function RemoveDemoPhotos() {
  const remove = useRemoveDemoPhotos();
  const handleClick = () => {
    if (remove.isPending) return;
    remove.mutate(undefined, {
      onSuccess: () =>
        showToast({
          title: t('The demo’s pictures are gone'),
          description: t(
            'The gallery shows your photographs only. Golf course and beach keep their illustrations until you choose pictures of yours under Site.',
          ),
        }),
      onError: (error) => showFailure(t('The demo’s pictures are still there'), error),
    });
  };
  return (
    <Below>
      <SmallWriteButton aria-disabled={remove.isPending} onClick={handleClick}>
        {t('Take the demo’s pictures away')}
      </SmallWriteButton>
    </Below>
  );
}

const Row = styled.li<{ $isNext: boolean }>`
  display: grid;
  grid-template-columns: 28px 1fr;
  gap: ${space(2)} ${space(3)};
  padding: ${space(4)} 0;
  border-bottom: 1px solid ${({ theme }) => theme.colors.stone};
  ${({ $isNext, theme }) =>
    $isNext &&
    css`
      margin: 0 ${space(-4)};
      padding: ${space(4)};
      background: ${theme.colors.surface};
      border: 1px solid ${theme.colors.stone};
      border-radius: ${theme.radii.card};
    `}
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: 28px 1fr auto;
    align-items: start;
  }
`;

const Mark = styled.span<{ $state: SetupState }>`
  display: grid;
  place-content: center;
  width: 24px;
  height: 24px;
  border: 1.5px solid
    ${({ $state, theme }) => ($state === 'done' ? theme.colors.palm : theme.colors.edge)};
  border-radius: 50%;
  background: ${({ $state, theme }) => ($state === 'done' ? theme.colors.palmTint : 'none')};
  svg {
    width: 20px;
    height: 20px;
    fill: none;
    stroke: ${({ $state, theme }) => ($state === 'done' ? theme.colors.palm : theme.colors.slate)};
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;

const Body = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  h2 {
    ${plainHeading}
    line-height: 24px;
  }
  p {
    max-width: 62ch;
    color: ${({ theme }) => theme.colors.slate};
  }
`;

const State = styled.span<{ $state: SetupState }>`
  margin-left: ${space(1)};
  font-size: ${({ theme }) => theme.type.small};
  font-weight: 500;
  color: ${({ $state, theme }) => ($state === 'done' ? theme.colors.palm : theme.colors.slate)};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(5)};
  grid-column: 2;
  ${({ theme }) => theme.up.tablet} {
    flex-direction: row-reverse;
    grid-column: 3;
  }
`;

/** Aligned with the text above, because a quiet button has no padding. */
const Below = styled.div`
  margin-top: ${space(2)};
`;
