import styled, { css } from 'styled-components';
import { space } from '../../styles/theme';
import { CategoryPhoto } from '../home/CategoryPhoto';

/** A photograph beside the heading. On phones a strip above the form, but none above the calendar. */
export function BookingPicture({ isOnPhones }: { isOnPhones: boolean }) {
  return (
    <Place $isOnPhones={isOnPhones}>
      <CategoryPhoto
        chosen={null}
        category="exterior"
        place={2}
        sizes="(max-width: 767px) 100vw, 240px"
      />
    </Place>
  );
}

const Place = styled.div<{ $isOnPhones: boolean }>`
  display: none;
  ${({ $isOnPhones }) =>
    $isOnPhones &&
    css`
      display: block;
      margin-bottom: ${space(2)};
      img {
        height: 96px;
      }
    `}
  @media (min-width: 768px), print {
    display: block;
    float: right;
    width: 240px;
    margin: 0 0 0 ${space(10)};
    img {
      height: auto;
      aspect-ratio: 21 / 9;
    }
  }
`;
