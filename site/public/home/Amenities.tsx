import { demoPhotoOf } from '@shared/domain/gallery/demoPhotos';
import type { AmenityIcon } from '@shared/domain/content/icons';
import styled from 'styled-components';
import { useGallery } from '../gallery/useGallery';
import { useContent, useLangOf } from '../PageContext';
import { Heading, ItemText, ItemTitle, Items, Item, Lead, Section, Wide } from '../Section';
import { Paragraphs, ContentText } from '../ContentText';
import { space } from '../../styles/theme';
import { AmenityGlyph } from './AmenityGlyph';
import { CategoryPhoto } from './CategoryPhoto';
import { HouseFacts } from './HouseFacts';
import { SleepingRooms } from './SleepingRooms';

/** Icons and pictures of the default entries, by id, until the owner chooses others. */
const DEFAULTS: Readonly<Record<string, { icon: AmenityIcon; picture?: string }>> = {
  1: { icon: 'pool', picture: 'exterior-dusk' },
  2: { icon: 'bed' },
  3: { icon: 'bath', picture: 'bathroom' },
  4: { icon: 'kitchen', picture: 'kitchen' },
  5: { icon: 'terrace', picture: 'terrace-dining' },
  6: { icon: 'barbecue', picture: 'games-area-or-barbecue' },
  7: { icon: 'sun', picture: 'roof-terrace-sunset' },
  8: { icon: 'golf' },
  9: { icon: 'wifi' },
};

/** What the house has: the entries with a picture first, then the others, who sleeps where, and the facts. */
export function Amenities() {
  const content = useContent();
  const langOf = useLangOf();
  const { data: photos = [] } = useGallery();
  const entries = content['amenities.items'].map((item) => {
    const { icon = 'key', picture } = DEFAULTS[item.id] ?? { icon: undefined };
    const known = photos.some(({ publicId }) => publicId === item.image) ? item.image : null;
    return {
      ...item,
      icon: item.icon ?? icon,
      image: known ?? (picture ? demoPhotoOf(photos, picture) : null),
    };
  });
  const pictured = entries.filter(({ image }) => image !== null);
  const others = entries.filter(({ image }) => image === null);
  return (
    <>
      <FullBleed>
        <CategoryPhoto
          chosen={content['amenities.image']}
          category="exterior"
          place={2}
          shape="panorama"
          sizes="100vw"
        />
      </FullBleed>
      <Section id="amenities" $tone="sand">
        <Wide>
          <Heading {...langOf('amenities.title')}>{content['amenities.title']}</Heading>
          <ContentText of="amenities.lead" as={Lead} />
          {pictured.length > 0 && (
            <Pictured>
              {pictured.map(({ id, image, title, text }) => (
                <li key={id} {...langOf(`amenities.items:${id}`)}>
                  <CategoryPhoto
                    chosen={image ?? null}
                    sizes="(min-width: 1240px) 386px, (min-width: 768px) 33vw, 50vw"
                  />
                  <PicturedTitle>{title}</PicturedTitle>
                  <Paragraphs text={text} as={ItemText} />
                </li>
              ))}
            </Pictured>
          )}
          {others.length > 0 && (
            <Items $columns={3}>
              {others.map(({ id, icon, title, text }) => (
                <Item key={id} {...langOf(`amenities.items:${id}`)}>
                  <AmenityGlyph icon={icon} />
                  <ItemTitle>{title}</ItemTitle>
                  <Paragraphs text={text} as={ItemText} />
                </Item>
              ))}
            </Items>
          )}
          <SleepingRooms />
          <HouseFacts />
        </Wide>
      </Section>
    </>
  );
}

const FullBleed = styled.div`
  img {
    border-radius: 0;
  }
`;

/** Two columns on phones, one where the type is large. */
const Pictured = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5em), 1fr));
  gap: ${space(8)} ${space(4)};
  margin-top: ${space(10)};
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${space(12)} ${space(10)};
    margin-top: ${space(16)};
  }
`;

const PicturedTitle = styled(ItemTitle)`
  margin-top: ${space(4)};
`;
