import type { DesktopState, VillaEntry } from '@shared/contract/desktop';
import { Button } from '@site/components/Button';
import { Dialog, DialogActions } from '@site/components/Dialog';
import { space } from '@site/styles/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { bridge } from './bridge';

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
      <List aria-label="Villas">
        {state.villas.map((villa) => (
          <li key={villa.id}>
            <span>
              {villa.origin}
              {villa.id === state.current?.id && <Current> (current)</Current>}
            </span>
            <Button
              type="button"
              $size="small"
              aria-label={`Open ${villa.origin}`}
              onClick={() => void handleOpen(villa.id)}
            >
              Open
            </Button>
            <Button
              type="button"
              $variant="quiet"
              $size="small"
              aria-label={`Forget ${villa.origin}`}
              onClick={() => setForgetting(villa)}
            >
              Forget
            </Button>
          </li>
        ))}
      </List>
      {forgetting && (
        <Dialog
          isOpen
          onClose={() => setForgetting(null)}
          title={`Forget ${forgetting.origin}?`}
          description="You will be signed out there, and what was kept on this computer for reading offline will be deleted. The villa itself stays as it is."
        >
          <DialogActions>
            <Button type="button" $variant="quiet" onClick={() => setForgetting(null)}>
              Keep it
            </Button>
            <Button type="button" $variant="danger" onClick={() => handleForget(forgetting)}>
              Forget this villa
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
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
