import { DropdownMenu } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../../components/IconButton';
import { space } from '../../styles/theme';

export type MenuItem = {
  label: string;
  /** Irreversible; listed last, below a separator. */
  isDanger?: boolean;
  isDisabled?: boolean;
} & ({ onSelect: () => void } | { href: string });

/**
 * A menu behind "⋯". The action runs after the menu has returned the focus to its button, so that a dialog returns
 * the focus there.
 * @param label names the button and the thing
 */
export function ActionMenu({ label, items }: { label: string; items: readonly MenuItem[] }) {
  const button = useRef<HTMLButtonElement>(null);
  const chosen = useRef<(() => void) | null>(null);
  return (
    // A modal menu locks scrolling with an inline style tag, which the content security policy blocks. The menu is
    // rendered in place, because the end of the page is outside the landmarks.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <More ref={button} type="button" aria-label={label}>
          <span aria-hidden="true">⋯</span>
        </More>
      </DropdownMenu.Trigger>
      <Menu
        align="end"
        sideOffset={4}
        collisionPadding={8}
        onCloseAutoFocus={(event) => {
          const act = chosen.current;
          if (!act) return;
          event.preventDefault();
          chosen.current = null;
          button.current?.focus();
          act();
        }}
      >
        {items.map((item) => (
          <Line key={item.label} item={item} onChoose={(act) => (chosen.current = act)} />
        ))}
      </Menu>
    </DropdownMenu.Root>
  );
}

function Line({
  item,
  onChoose,
}: {
  item: MenuItem;
  onChoose: (act: () => void) => void;
}): ReactNode {
  const { label, isDanger = false, isDisabled = false } = item;
  if ('href' in item) {
    return (
      <Item $isDanger={isDanger} asChild>
        <a href={item.href}>{label}</a>
      </Item>
    );
  }
  return (
    <>
      {isDanger && <Rule />}
      <Item $isDanger={isDanger} disabled={isDisabled} onSelect={() => onChoose(item.onSelect)}>
        {label}
      </Item>
    </>
  );
}

const More = styled(IconButton)`
  color: ${({ theme }) => theme.colors.slate};
  &:hover,
  &[data-state='open'] {
    background: ${({ theme }) => theme.colors.sand};
    color: ${({ theme }) => theme.colors.ink};
  }
`;

const Menu = styled(DropdownMenu.Content)`
  z-index: 45;
  min-width: 220px;
  max-width: min(320px, calc(100vw - 16px));
  padding: ${space(1)};
  background: ${({ theme }) => theme.colors.surface};
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.card};
  box-shadow: ${({ theme }) => theme.shadow};
  font-size: 0.9375rem;
`;

const Item = styled(DropdownMenu.Item)<{ $isDanger: boolean }>`
  display: flex;
  align-items: center;
  min-height: 44px;
  padding: ${space(2)} ${space(3)};
  border-radius: ${({ theme }) => theme.radii.control};
  color: ${({ theme, $isDanger }) => ($isDanger ? theme.colors.coral : theme.colors.ink)};
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;
  outline: none;
  &[data-highlighted] {
    background: ${({ theme, $isDanger }) =>
      $isDanger ? theme.colors.coralTint : theme.colors.sand};
  }
  &[data-disabled] {
    color: ${({ theme }) => theme.colors.slate};
    cursor: not-allowed;
  }
`;

const Rule = styled(DropdownMenu.Separator)`
  height: 1px;
  margin: ${space(1)} 0;
  background: ${({ theme }) => theme.colors.stone};
`;
