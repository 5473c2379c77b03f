import { Link } from 'react-router';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { TABS, type TabId } from './tabs';

/** Cards that lead to the matters of the dashboard. */
export function QuickActions({ onOpen }: { onOpen: (tab: TabId) => void }) {
  return (
    <List>
      <li>
        <Card as={Link} to="/admin/gallery">
          <strong>Gallery Manager</strong>
          <span>Upload photographs and put them in order</span>
        </Card>
      </li>
      {TABS.map(
        ({ id, quickAction }) =>
          quickAction && (
            <li key={id}>
              <Card type="button" onClick={() => onOpen(id)}>
                <strong>{quickAction.title}</strong>
                <span>{quickAction.caption}</span>
              </Card>
            </li>
          ),
      )}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  flex: 0 1 auto;
  li {
    flex: 1 1 140px;
    ${({ theme }) => theme.up.tablet} {
      flex-basis: 200px;
    }
  }
`;

const Card = styled.button`
  display: flex;
  flex-direction: column;
  justify-content: center;
  width: 100%;
  min-height: 52px;
  padding: ${space(3)} ${space(5)};
  background: ${({ theme }) => theme.colors.surface};
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.card};
  text-align: left;
  text-decoration: none;
  cursor: pointer;
  transition: border-color ${({ theme }) => theme.motion.fast};
  strong {
    font-weight: 600;
    color: ${({ theme }) => theme.colors.ocean};
  }
  span {
    /* On a phone the bookings must not lie two screens below. */
    display: none;
    font-size: ${({ theme }) => theme.type.small};
    color: ${({ theme }) => theme.colors.slate};
    ${({ theme }) => theme.up.tablet} {
      display: inline;
    }
  }
  &:hover {
    border-color: ${({ theme }) => theme.colors.ocean};
  }
`;
