import { Tabs } from 'radix-ui';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../styles/theme';

/**
 * The tabs' buttons in a row, on a line. Where they do not all fit, the chosen one is in sight.
 * @param chosen value of the tab that is open
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
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = strip.current?.querySelector('[data-state="active"]');
    if (!strip.current || !tab) return;
    const [around, inside] = [strip.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    // `scrollIntoView` would move the page as well.
    strip.current.scrollLeft += inside.x + inside.width / 2 - (around.x + around.width / 2);
  }, [chosen]);
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

export const TabButton = styled(Tabs.Trigger)`
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
`;

export const TabPanel = styled(Tabs.Content)`
  padding-top: ${space(6)};
`;
