import type { DesktopState } from '@shared/contract/desktop';
import { LazyPart } from '@site/admin/components/LazyPart';
import { loadPart } from '@site/admin/components/loadPart';
import { RAIL_WIDTH } from '@site/admin/shell/railWidth';
import { Button } from '@site/components/Button';
import { space } from '@site/styles/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { bridge } from './bridge';
import { t } from './texts';

const MoveToServer = loadPart(async () => (await import('./MoveToServer')).MoveToServer);

/** Says at every start that nobody else can reach the local villa. */
export function LocalVillaBar({ state }: { state: DesktopState }) {
  const [hidden, setHidden] = useState<string | null>(null);
  const [isMoving, setIsMoving] = useState(false);
  const { localVilla, current } = state;
  if (!localVilla || localVilla.id !== current?.id) return null;
  const { status, notice } = localVilla;
  const hasFailed = status === 'failed';
  // Even if hidden, it reports later events.
  if (hidden === (notice ?? '') && !hasFailed) return null;
  return (
    <Bar role="status" aria-label={t('This villa is on this computer')}>
      <p>
        {notice && <strong>{notice} </strong>}
        {hasFailed
          ? t('The villa on this computer does not run.')
          : t('This villa is on this computer only: guests cannot reach it.')}
      </p>
      <Buttons>
        {hasFailed ? (
          <Button
            type="button"
            $variant="secondary"
            $size="small"
            onClick={() => void bridge.startLocalVilla({ withExamples: false })}
          >
            {t('Start it again')}
          </Button>
        ) : (
          <>
            <Button
              type="button"
              $variant="secondary"
              $size="small"
              onClick={() => void bridge.openSite()}
            >
              {t('Open the site')}
            </Button>
            <Button
              type="button"
              $variant="secondary"
              $size="small"
              onClick={() => setIsMoving(true)}
            >
              {t('Move to a server…')}
            </Button>
            <Button
              type="button"
              $variant="quiet"
              $size="small"
              onClick={() => setHidden(notice ?? '')}
            >
              {t('Hide')}
            </Button>
          </>
        )}
      </Buttons>
      {isMoving && (
        <LazyPart waiting={null}>
          <MoveToServer onClose={() => setIsMoving(false)} />
        </LazyPart>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  padding: ${space(2)} ${space(6)};
  color: ${({ theme }) => theme.colors.ink};
  font-size: ${({ theme }) => theme.type.small};
  background: ${({ theme }) => theme.colors.saffronTint};
  border-bottom: 1px solid ${({ theme }) => theme.colors.edge};
  /* Beside the tabs where these have the window's left side, from top to bottom. */
  ${({ theme }) => theme.up.desktop} {
    body:has(#main) & {
      margin-left: ${RAIL_WIDTH};
    }
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
