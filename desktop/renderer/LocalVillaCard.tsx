import type { DesktopState } from '@shared/contract/desktop';
import { Button } from '@site/components/Button';
import { space } from '@site/styles/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { bridge } from './bridge';
import { t } from './texts';

export function LocalVillaCard({ state, onOpen }: { state: DesktopState; onOpen: () => void }) {
  const [withExamples, setWithExamples] = useState(false);
  const [message, setMessage] = useState<string>();
  const { localVilla } = state;
  const isListed = state.villas.some(({ id }) => id === localVilla?.id);
  if (!localVilla || isListed) return null;
  const isNew = localVilla.id === null;
  const isStarting = localVilla.status === 'starting';

  const handleStart = async () => {
    setMessage(undefined);
    const result = await bridge.startLocalVilla({ withExamples });
    if (result.ok) onOpen();
    else setMessage(result.message);
  };

  return (
    <Card aria-labelledby="local-villa">
      <h2 id="local-villa">{headingText(isNew, state.villas.length > 0)}</h2>
      <p>
        {isNew
          ? t(
              'Try everything on this computer first: the site, the back office and bookings. Guests cannot reach it. When you are ready, it moves to a server with all that is in it.',
            )
          : t('It is still here, with all that is in it. Guests cannot reach it.')}
      </p>
      {isNew && (
        <Choice>
          <input
            type="checkbox"
            checked={withExamples}
            disabled={isStarting}
            onChange={({ target }) => setWithExamples(target.checked)}
          />
          {t('Fill it with a year of made-up bookings')}
        </Choice>
      )}
      {message && <p role="alert">{message}</p>}
      <Button
        type="button"
        $variant="secondary"
        disabled={isStarting}
        onClick={() => void handleStart()}
      >
        {startText(isStarting, isNew)}
      </Button>
    </Card>
  );
}

function headingText(isNew: boolean, hasServer: boolean): string {
  if (!isNew) return t('The villa on this computer');
  return hasServer ? t('A villa on this computer') : t('No server yet?');
}

function startText(isStarting: boolean, isNew: boolean): string {
  if (isStarting) return t('Starting… the first time takes a moment');
  return isNew ? t('Try it on this computer') : t('Open it again');
}

const Card = styled.section`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
  padding: ${space(5)};
  border: 1px solid ${({ theme }) => theme.colors.edge};
  border-radius: ${({ theme }) => theme.radii.card};
  h2 {
    margin: 0;
  }
  [role='alert'] {
    color: ${({ theme }) => theme.colors.coral};
  }
`;

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 44px;
`;
