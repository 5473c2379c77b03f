import type { DesktopState, VillaEntry } from '@shared/contract/desktop';
import { Button } from '@site/components/Button';
import { Dialog, DialogActions } from '@site/components/Dialog';
import { space } from '@site/styles/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { bridge } from './bridge';
import { t } from './texts';

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
      <List aria-label={t('Villas')}>
        {state.villas.map((villa) => (
          <li key={villa.id}>
            <span>
              {nameOf(villa)}
              {villa.id === state.current?.id && <Current> {t('(current)')}</Current>}
            </span>
            <Button
              type="button"
              $size="small"
              aria-label={t('Open {origin}', { origin: nameOf(villa) })}
              onClick={() => void handleOpen(villa.id)}
            >
              {t('Open')}
            </Button>
            <Button
              type="button"
              $variant="quiet"
              $size="small"
              aria-label={t('Forget {origin}', { origin: nameOf(villa) })}
              onClick={() => setForgetting(villa)}
            >
              {t('Forget')}
            </Button>
          </li>
        ))}
      </List>
      {forgetting && (
        <Dialog
          isOpen
          onClose={() => setForgetting(null)}
          title={t('Forget {origin}?', { origin: nameOf(forgetting) })}
          description={t(
            'You will be signed out there, and what was kept on this computer for reading offline will be deleted. The villa itself stays as it is.',
          )}
        >
          <DialogActions>
            <Button type="button" $variant="quiet" onClick={() => setForgetting(null)}>
              {t('Keep it')}
            </Button>
            <Button type="button" $variant="danger" onClick={() => handleForget(forgetting)}>
              {t('Forget this villa')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

function nameOf({ origin, isLocal }: VillaEntry): string {
  return isLocal ? t('Villa on this computer') : origin;
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
