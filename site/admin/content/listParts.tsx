import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { useReorderableRow, type ReorderableRow } from '../components/reorder/reorderableRow';
import { DragHandle, MoveButtons } from '../components/reorder/rowParts';

export function MovableEntry({
  row,
  isHidden,
  head,
  children,
}: {
  row: ReorderableRow;
  isHidden: boolean;
  /** Its name, beside the buttons. */
  head: ReactNode;
  children?: ReactNode;
}) {
  const { isDragging, attachRow, attachHandle } = useReorderableRow(row);
  return (
    <Entry ref={attachRow} $isHidden={isHidden} $isDragging={isDragging}>
      <MovableHead>
        <DragHandle attach={attachHandle} />
        {head}
        <MoveButtons row={row} />
      </MovableHead>
      {children}
    </Entry>
  );
}

export const Entries = styled.ol`
  display: grid;
  gap: ${space(2)};
`;

export const Entry = styled.li<{ $isHidden?: boolean; $isDragging?: boolean }>`
  padding: ${space(2)} ${space(3)};
  background: ${({ theme, $isHidden }) => ($isHidden ? theme.colors.sand : theme.colors.surface)};
  border: 1px solid
    ${({ theme, $isDragging }) => ($isDragging ? theme.colors.ocean : theme.colors.stone)};
  border-radius: ${({ theme }) => theme.radii.card};
  opacity: ${({ $isDragging }) => ($isDragging ? 0.55 : 1)};
`;

export const EntryOpener = styled.button`
  min-height: 44px;
  padding: 0;
  background: none;
  border: 0;
  font-weight: 600;
  text-align: left;
  cursor: pointer;
  small {
    font-weight: 400;
    color: ${({ theme }) => theme.colors.slate};
  }
`;

export const EntryHead = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  > :first-child {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export const EntryFields = styled.div`
  display: grid;
  gap: ${space(3)};
  padding: ${space(2)} 0 ${space(3)};
`;

const MovableHead = styled(EntryHead)`
  margin-left: ${space(-2)};
  > :first-child {
    flex: none;
  }
  > :nth-child(2) {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
