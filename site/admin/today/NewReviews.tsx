import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { summaryQuery } from '../../queries/bookings';
import { space } from '../../styles/theme';
import { t } from '../i18n/t';

export function NewReviews() {
  const { data } = useQuery(summaryQuery(useApi()));
  const count = data?.newReviewCount ?? 0;
  if (count === 0) return null;
  return (
    <Row>
      {t.parts('{link} They stand on the site once you publish them.', {
        link: (
          <Link to="/admin/reviews">
            {count === 1
              ? t('A review waits for you')
              : t('{count} reviews wait for you', { count })}
          </Link>
        ),
      })}
    </Row>
  );
}

const Row = styled.p`
  margin-top: ${space(5)};
  padding: ${space(3)} ${space(4)};
  background: ${({ theme }) => theme.colors.surface};
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.card};
  color: ${({ theme }) => theme.colors.slate};
  a {
    font-weight: 600;
  }
`;
