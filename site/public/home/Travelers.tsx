import type { GalleryCategory } from '@shared/contract/gallery/gallery';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { useContent, useLangOf } from '../PageContext';
import { Heading, ItemText, Section, Wide } from '../Section';
import { Paragraphs } from '../ContentText';
import { CategoryPhoto } from './CategoryPhoto';

const PLACES: Readonly<Record<string, { category: GalleryCategory; place: number }>> = {
  '1': { category: 'exterior', place: 1 },
  '2': { category: 'locality', place: 0 },
  '3': { category: 'amenities', place: 1 },
};

export function Travelers() {
  const content = useContent();
  const langOf = useLangOf();
  return (
    <Section id="travelers">
      <Wide>
        <Heading {...langOf('travelers.title')}>{content['travelers.title']}</Heading>
        <People>
          {content['travelers.items'].map(({ id, title, text, image = null }) => (
            <li key={id} {...langOf(`travelers.items:${id}`)}>
              <CategoryPhoto
                chosen={image}
                {...PLACES[id]}
                shape="portrait"
                sizes="(min-width: 1240px) 387px, (min-width: 768px) 33vw, 100vw"
              />
              <PersonTitle>{title}</PersonTitle>
              <Paragraphs text={text} as={ItemText} />
            </li>
          ))}
        </People>
      </Wide>
    </Section>
  );
}

const People = styled.ul`
  display: grid;
  gap: ${space(12)} ${space(10)};
  margin-top: ${space(12)};
  img {
    aspect-ratio: 3 / 2;
  }
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${space(6)};
    img {
      aspect-ratio: 4 / 5;
    }
  }
  ${({ theme }) => theme.up.desktop} {
    gap: ${space(10)};
    margin-top: ${space(16)};
  }
`;

const PersonTitle = styled.h3`
  margin-top: ${space(5)};
  font-size: ${({ theme }) => theme.type.h4};
`;
