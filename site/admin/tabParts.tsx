import { Tabs } from 'radix-ui';
import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';
import styled from 'styled-components';
import { space } from '../styles/theme';
import { useChosenInSight } from './components/useChosenInSight';

/**
 * The tabs in a row; scrolls to the selected one if they do not all fit.
 * @param chosen value of the selected tab
 */
export function TabList({
  chosen,
  children,
  ...label
}: {
  chosen: string;
  children: ReactNode;
  'aria-label': string;
}) {
  const strip = useChosenInSight<HTMLDivElement>(chosen);
  return (
    <Strip {...label} ref={strip}>
      {children}
    </Strip>
  );
}

const Strip = styled(Tabs.List)`
  display: flex;
  gap: ${space(6)};
  overflow-x: auto;
  border-bottom: 1px solid ${({ theme }) => theme.colors.stone};
`;

/**
 * A tab. Radix focuses a pressed tab by script, which browsers treat as keyboard focus. The focus ring is therefore
 * hidden after a pointer press until a key is used.
 */
export function TabButton(props: ComponentProps<typeof Tabs.Trigger>) {
  return (
    <Trigger
      {...props}
      onPointerDown={({ currentTarget }) => {
        currentTarget.dataset['pressed'] = '';
      }}
      onKeyDown={forgetPress}
      onBlur={forgetPress}
    />
  );
}

function forgetPress({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  delete currentTarget.dataset['pressed'];
}

const Trigger = styled(Tabs.Trigger)`
  min-height: 48px;
  padding: 0 ${space(1)};
  background: none;
  border: 0;
  border-bottom: 3px solid transparent;
  font-weight: 600;
  color: ${({ theme }) => theme.colors.slate};
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    color: ${({ theme }) => theme.colors.ink};
  }
  &[data-state='active'] {
    border-bottom-color: ${({ theme }) => theme.colors.terracotta};
    color: ${({ theme }) => theme.colors.ink};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[data-pressed] {
    outline: none;
  }
`;

export const TabPanel = styled(Tabs.Content)`
  padding-top: ${space(6)};
`;
