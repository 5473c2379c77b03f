import { demoPhotoOf } from '@shared/domain/gallery/demoPhotos';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { useGallery } from '../gallery/useGallery';
import { usePage } from '../PageContext';
import { ItemTitle } from '../Section';
import { CategoryPhoto } from './CategoryPhoto';
import { PartTitle } from './HouseFacts';

/** Demo pictures of the default rooms, by their position. */
const DEMO_PICTURES = ['bedroom-master', 'bedroom-garden', 'bedroom-twin', 'living-room'] as const;

/** Who sleeps where: each room with its beds. */
export function SleepingRooms() {
  const { house } = usePage();
  const { data: photos = [] } = useGallery();
  if (!house || house.rooms.length === 0) return null;
  return (
    <>
      <PartTitle>{house.titles.rooms}</PartTitle>
      <Sum>{house.sleeps}</Sum>
      <Rooms>
        {house.rooms.map(({ title, beds, image }, index) => (
          // Rooms have no other key, and their order does not change here.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <CategoryPhoto
              chosen={image ?? demoPhotoOf(photos, DEMO_PICTURES[index] ?? '')}
              shape="portrait"
              sizes="(min-width: 1240px) 280px, (min-width: 768px) 25vw, 50vw"
            />
            <ItemTitle as="h4">{title}</ItemTitle>
            <Beds>
              {beds.map((bed) => (
                <li key={bed}>{bed}</li>
              ))}
            </Beds>
          </li>
        ))}
      </Rooms>
    </>
  );
}

const Sum = styled.p`
  margin-top: ${space(2)};
  color: var(--quiet);
`;

const Rooms = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5em), 1fr));
  gap: ${space(8)} ${space(4)};
  margin-top: ${space(8)};
  img {
    margin-bottom: ${space(3)};
  }
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: repeat(4, 1fr);
    gap: ${space(10)} ${space(6)};
  }
`;

const Beds = styled.ul`
  margin-top: ${space(1)};
  line-height: 1.5;
  color: var(--quiet);
`;
