import type { DesktopState } from '@shared/contract/desktop';
import { Button } from '@site/components/Button';
import { space } from '@site/styles/theme';
import styled from 'styled-components';
import { bridge } from './bridge';

/** The villas that the app knows, to open or to forget. */
export function VillaList({ state, onDone }: { state: DesktopState; onDone: () => void }) {
  const handleOpen = async (id: string) => {
    await bridge.switchVilla(id);
    onDone();
  };
  return (
    <List aria-label="Villas">
      {state.villas.map(({ id, origin }) => (
        <li key={id}>
          <span>
            {origin}
            {id === state.current?.id && <Current> (current)</Current>}
          </span>
          <Button
            type="button"
            $size="small"
            aria-label={`Open ${origin}`}
            onClick={() => void handleOpen(id)}
          >
            Open
          </Button>
          <Button
            type="button"
            $variant="quiet"
            $size="small"
            aria-label={`Forget ${origin}`}
            onClick={() => void bridge.forgetVilla(id)}
          >
            Forget
          </Button>
        </li>
      ))}
    </List>
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
