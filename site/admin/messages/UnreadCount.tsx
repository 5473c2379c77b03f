import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { summaryQuery } from '../../queries/bookings';
import { space } from '../../styles/theme';

/** How many messages wait to be read, behind the tab's label; nothing while there are none. */
export function UnreadCount() {
  const { data } = useQuery(summaryQuery(useApi()));
  if (!data?.unreadMessageCount) return null;
  return (
    <>
      {' '}
      <Count aria-hidden>{data.unreadMessageCount}</Count>
      <VisuallyHidden>{data.unreadMessageCount} unread</VisuallyHidden>
    </>
  );
}

const Count = styled.span`
  display: inline-block;
  min-width: 24px;
  margin-left: ${space(1)};
  padding: 0 ${space(1.5)};
  background: ${({ theme }) => theme.colors.skyTint};
  border-radius: ${({ theme }) => theme.radii.pill};
  color: ${({ theme }) => theme.colors.sky};
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
  line-height: 24px;
  text-align: center;
`;
