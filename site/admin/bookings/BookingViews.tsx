import { Link } from 'react-router';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { VIEW_IDS, type BookingListState, type ViewId } from './bookingFilter';
import { t, type Sentence } from '../i18n/t';

const LABELS: Record<ViewId, Sentence> = {
  upcoming: 'Upcoming',
  answer: 'Answer{#owed}',
  past: 'Past',
  all: 'All',
};

/**
 * The views of the list, each with its own address.
 * @param waiting number of bookings that wait for an answer; `undefined` while loading
 */
export function BookingViews({
  state: { view, viewHref },
  waiting,
}: {
  state: BookingListState;
  waiting: number | undefined;
}) {
  return (
    <Row aria-label={t('Which bookings')}>
      {VIEW_IDS.map((id) => (
        <View key={id} to={viewHref(id)} aria-current={id === view ? 'page' : undefined}>
          <span>{t(LABELS[id])}</span>
          {id === 'answer' && waiting !== undefined && waiting > 0 && (
            <>
              {' '}
              <Count>{waiting}</Count>
            </>
          )}
        </View>
      ))}
    </Row>
  );
}

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin: 0 0 ${space(4)} ${space(-3)};
  @media (max-width: 479px) {
    margin-left: ${space(-2)};
  }
`;

const View = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 44px;
  padding: 0 ${space(3)};
  /* Fits all four links side by side in every language. */
  @media (max-width: 479px) {
    gap: ${space(1)};
    padding: 0 ${space(2)};
  }
  border-radius: ${({ theme }) => theme.radii.control};
  font-weight: 600;
  color: ${({ theme }) => theme.colors.slate};
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    color: ${({ theme }) => theme.colors.ink};
  }
  &[aria-current] {
    background: ${({ theme }) => theme.colors.sand};
    color: ${({ theme }) => theme.colors.ink};
  }
`;

const Count = styled.span`
  min-width: ${space(5)};
  padding: 0 ${space(1.5)};
  background: ${({ theme }) => theme.colors.ocean};
  border-radius: ${({ theme }) => theme.radii.pill};
  font-size: 0.8125rem;
  line-height: ${space(5)};
  color: ${({ theme }) => theme.colors.onOcean};
  text-align: center;
  font-variant-numeric: tabular-nums;
`;
