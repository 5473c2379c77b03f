import styled from 'styled-components';
import { space } from '../../styles/theme';
import { CategoryPhoto } from '../home/CategoryPhoto';

/** A photograph beside the heading. Phones have no room for it above the calendar. */
export function BookingPicture() {
  return (
    <Place>
      <CategoryPhoto chosen={null} category="exterior" place={2} sizes="240px" />
    </Place>
  );
}

const Place = styled.div`
  display: none;
  float: right;
  width: 240px;
  margin-left: ${space(10)};
  img {
    aspect-ratio: 21 / 9;
  }
  @media (min-width: 768px), print {
    display: block;
  }
`;
