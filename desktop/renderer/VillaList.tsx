import type { DesktopState, VillaEntry } from '@shared/contract/desktop';
import { Button } from '@site/components/Button';
import { Dialog, DialogActions } from '@site/components/Dialog';
import { space } from '@site/styles/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { bridge } from './bridge';
import { t } from './texts.en';

/** The villas that the app knows, to open or to forget. */
export function VillaList({ state, onDone }: { state: DesktopState; onDone: () => void }) {
  const [forgetting, setForgetting] = useState<VillaEntry | null>(null);
  const handleForget = ({ id }: VillaEntry) => {
    setForgetting(null);
    void bridge.forgetVilla(id);
  };
  const handleOpen = async (id: string) => {
    await bridge.switchVilla(id);
    onDone();
  };
  return (
    <>
      <List aria-label={t('renderer.villas')}>
        {state.villas.map((villa) => (
          <li key={villa.id}>
            <span>
              {nameOf(villa)}
              {villa.id === state.current?.id && <Current> {t('renderer.current')}</Current>}
            </span>
            <Button
              type="button"
              $size="small"
              aria-label={t('renderer.openOrigin', { origin: nameOf(villa) })}
              onClick={() => void handleOpen(villa.id)}
            >
              {t('renderer.open')}
            </Button>
            <Button
              type="button"
              $variant="quiet"
              $size="small"
              aria-label={t('renderer.forgetOrigin', { origin: nameOf(villa) })}
              onClick={() => setForgetting(villa)}
            >
              {t('renderer.forget')}
            </Button>
          </li>
        ))}
      </List>
      {forgetting && (
        <Dialog
          isOpen
          onClose={() => setForgetting(null)}
          title={t('renderer.forgetQuestion', { origin: nameOf(forgetting) })}
          description={t('renderer.youWillBeSigned')}
        >
          <DialogActions>
            <Button type="button" $variant="quiet" onClick={() => setForgetting(null)}>
              {t('renderer.keepIt')}
            </Button>
            <Button type="button" $variant="danger" onClick={() => handleForget(forgetting)}>
              {t('renderer.forgetThisVilla')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

function nameOf({ origin, isLocal }: VillaEntry): string {
  return isLocal ? t('renderer.localVilla') : origin;
}

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(2)};
    padding: ${space(2)} 0;
    border-bottom: 1px solid ${({ theme }) => theme.colors.stone};
  }
  li > span {
    flex: 1;
    overflow-wrap: anywhere;
  }
`;

const Current = styled.span`
  color: ${({ theme }) => theme.colors.slate};
`;
