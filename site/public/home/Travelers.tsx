import styled from 'styled-components';
import { space } from '../../styles/theme';
import { useText } from '../PageContext';
import { Heading, ItemText, Section, Wide } from '../Section';
import { CategoryPhoto } from './CategoryPhoto';

/** Guests, each with a photo of the place in the house that will be theirs. */
const TRAVELERS = [
  { number: 1, category: 'exterior', place: 1 },
  { number: 2, category: 'amenities', place: 0 },
  { number: 3, category: 'amenities', place: 1 },
] as const;

/** Who comes here. */
export function Travelers() {
  const t = useText();
  return (
    <Section id="travelers">
      <Wide>
        <Heading>{t('travelers.title')}</Heading>
        <People>
          {TRAVELERS.map(({ number, category, place }) => (
            <li key={number}>
              <CategoryPhoto
                category={category}
                place={place}
                shape="portrait"
                sizes="(min-width: 1240px) 387px, (min-width: 768px) 33vw, 100vw"
              />
              <PersonTitle>{t(`travelers.${number}.title`)}</PersonTitle>
              <ItemText>{t(`travelers.${number}.text`)}</ItemText>
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
