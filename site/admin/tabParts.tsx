import { Tabs } from 'radix-ui';
import styled from 'styled-components';
import { space } from '../styles/theme';

/** The tabs' buttons in a row, on a line. */
export const TabList = styled(Tabs.List)`
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
