import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { summaryQuery } from '../../queries/bookings';
import { space } from '../../styles/theme';
import { t } from '../i18n/t';
import { LEADS_TO_SCREEN } from '../components/useScreenTitle';
import type { NavigationItem } from '../navigation';
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
  const shown = data && count?.(data);
  return (
    <Link
      to={path}
      state={LEADS_TO_SCREEN}
      className={className}
      aria-current={isTabOf(item, pathname) ? 'page' : undefined}
      onClick={onFollow}
    >
      <TabIcon name={icon} />
      <span>
        <span>{t(label)}</span>
        {shown && shown.value > 0 && (
          <>
            {' '}
            <Note>{shown.text}</Note>
          </>
        )}
        {shown?.alarm && (
          <>
            {' '}
            <VisuallyHidden>{shown.alarm}</VisuallyHidden>
          </>
        )}
      </span>
      {shown?.alarm && (
        <Alarm aria-hidden title={shown.alarm}>
          !
        </Alarm>
      )}
      {shown && shown.value > 0 && <Number aria-hidden>{shown.value}</Number>}
    </Link>
  );
}

/** What the number counts: below the label in the rail, and for screen readers in the bottom bar. */
const Note = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  ${({ theme }) => theme.up.desktop} {
    position: static;
    display: block;
    width: auto;
    height: auto;
    clip-path: none;
    white-space: normal;
    font-size: 0.75rem;
    font-weight: 400;
    line-height: 1.2;
  }
`;

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
  white-space: nowrap;
`;

const Alarm = styled(Number)`
  background: ${({ theme }) => theme.colors.coralTint};
  color: ${({ theme }) => theme.colors.coral};
`;
