import styled from 'styled-components';
import { space } from '../../styles/theme';
import { CategoryPhoto } from '../home/CategoryPhoto';

/** A photograph beside the heading. Phones have no room for it above the calendar. */
export function BookingPicture() {
  return (
    <Place>
      <CategoryPhoto
        chosen={null}
        category="exterior"
        place={2}
        sizes="(min-width: 1100px) 340px, 240px"
      />
    </Place>
  );
}

const Place = styled.div`
  display: none;
  float: right;
  width: 240px;
  margin: 0 0 ${space(4)} ${space(10)};
  img {
    aspect-ratio: 21 / 9;
  }
  @media (min-width: 768px), print {
    display: block;
  }
  ${({ theme }) => theme.up.desktop} {
    width: 340px;
  }
`;
