import type { BookingSummary } from '@shared/contract/bookings/booking';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { summaryQuery } from '../../queries/bookings';
import { space } from '../../styles/theme';
import { t } from '../i18n/t';
import { LEADS_TO_SCREEN } from '../components/useScreenTitle';
import type { NavigationCount, NavigationItem } from '../navigation';
import { TabIcon } from './NavigationIcon';
import { isTabOf } from './useTabs';

/** A link to a tab, with its count. @param props.className of the rail or of the bottom bar */
export function NavigationLink({
  item,
  className,
  onFollow,
}: {
  item: NavigationItem;
  className?: string;
  onFollow?: () => void;
}) {
  const { path, icon, label, count } = item;
  const { pathname } = useLocation();
  // Only requested for counts, because not every role may read it.
  const { data } = useQuery({ ...summaryQuery(useApi()), enabled: count !== undefined });
  return (
    <Link
      to={path}
      state={LEADS_TO_SCREEN}
      className={className}
      aria-current={isTabOf(item, pathname) ? 'page' : undefined}
      onClick={onFollow}
    >
      <TabIcon name={icon} />
      <span>{t(label)}</span>
      {noteOf(count, data)}
    </Link>
  );
}

function noteOf(count: NavigationItem['count'], summary: BookingSummary | undefined): ReactNode {
  return summary && count && <Count {...count(summary)} />;
}

function Count({ value, text }: NavigationCount) {
  if (value === 0) return null;
  return (
    <>
      {' '}
      <Number aria-hidden>{value}</Number>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}

const Number = styled.span`
  min-width: 22px;
  padding: 0 ${space(1.5)};
  background: ${({ theme }) => theme.colors.skyTint};
  border-radius: ${({ theme }) => theme.radii.pill};
  color: ${({ theme }) => theme.colors.sky};
  font-size: 0.8125rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 22px;
  text-align: center;
`;
