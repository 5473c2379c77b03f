import styled from 'styled-components';
import { space } from '../../styles/theme';
import { IconButton } from '../gallery/galleryStyles';
import { t } from './texts.en';

/** The buttons that move an entry; the keyboard and a thumb use them alike. */
export function MoveButtons({
  label,
  index,
  count,
  onMove,
}: {
  label: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
}) {
  return (
    <>
      <IconButton
        type="button"
        aria-label={t('site.moveLabelUp', { label })}
        aria-disabled={index === 0}
        onClick={() => index > 0 && onMove(index - 1)}
      >
        ↑
      </IconButton>
      <IconButton
        type="button"
        aria-label={t('site.moveLabelDown', { label })}
        aria-disabled={index === count - 1}
        onClick={() => index < count - 1 && onMove(index + 1)}
      >
        ↓
      </IconButton>
    </>
  );
}

/** A list with an entry at another place. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const rest = list.filter((_entry, index) => index !== from);
  const entry = list[from];
  return entry === undefined ? rest : [...rest.slice(0, to), entry, ...rest.slice(to)];
}

export const Entries = styled.ol`
  display: grid;
  gap: ${space(2)};
  list-style: none;
`;

export const Entry = styled.li<{ $isHidden?: boolean }>`
  padding: ${space(2)} ${space(3)};
  background: ${({ theme }) => theme.colors.surface};
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.card};
  ${({ $isHidden, theme }) => ($isHidden ? `background: ${theme.colors.sand};` : '')}
  [aria-disabled='true'] {
    color: ${({ theme }) => theme.colors.stone};
    cursor: default;
  }
`;

/** Opens and closes the fields of an entry. */
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
