import styled from 'styled-components';
import beachLarge from '../../assets/beach-1400.webp';
import beachSmall from '../../assets/beach-700.webp';
import { space } from '../../styles/theme';
import { useText } from '../PageContext';
import {
  Heading,
  Item,
  ItemText,
  ItemTitle,
  Items,
  Kicker,
  Lead,
  photoFrame,
  Section,
  Wide,
} from '../Section';

const NUMBERS = [1, 2, 3, 4] as const;

/** Where the villa is, and how far it is to everything. */
export function Location() {
  const t = useText();
  return (
    <Section id="location" $tone="sand">
      <Wide>
        <Kicker>{t('location.kicker')}</Kicker>
        <Heading>{t('location.title')}</Heading>
        <Lead>{t('location.lead')}</Lead>
        <Photo
          src={beachSmall}
          srcSet={`${beachSmall} 700w, ${beachLarge} 1400w`}
          sizes="(min-width: 1240px) 1240px, 100vw"
          width={1440}
          height={960}
          loading="lazy"
          decoding="async"
          alt=""
        />
        <Items $columns={4}>
          {NUMBERS.map((number) => (
            <Item key={number}>
              <ItemTitle>{t(`location.${number}.title`)}</ItemTitle>
              <ItemText>{t(`location.${number}.text`)}</ItemText>
            </Item>
          ))}
        </Items>
      </Wide>
    </Section>
  );
}

const Photo = styled.img`
  ${photoFrame}
  margin-top: ${space(12)};
  ${({ theme }) => theme.up.desktop} {
    aspect-ratio: 21 / 9;
    object-fit: cover;
  }
`;
