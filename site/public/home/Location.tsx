import styled from 'styled-components';
import bayLarge from '../../assets/bay-1400.webp';
import baySmall from '../../assets/bay-700.webp';
import { space } from '../../styles/theme';
import { useContent, useLangOf } from '../PageContext';
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
import { Paragraphs, ContentText } from '../ContentText';
import { CategoryPhoto } from './CategoryPhoto';
import { DrawnMap, Walks } from './DrawnMap';

export function Location() {
  const content = useContent();
  const langOf = useLangOf();
  return (
    <Section id="location" $tone="sand">
      <Wide>
        <ContentText of="location.kicker" as={Kicker} />
        <Heading {...langOf('location.title')}>{content['location.title']}</Heading>
        <ContentText of="location.lead" as={Lead} />
        <Chosen
          chosen={content['location.image']}
          shape="panorama"
          sizes="(min-width: 1240px) 1240px, 100vw"
          otherwise={
            <Photo
              src={baySmall}
              srcSet={`${baySmall} 700w, ${bayLarge} 1400w`}
              sizes="(min-width: 1240px) 1240px, 100vw"
              width={1440}
              height={960}
              loading="lazy"
              decoding="async"
              alt=""
            />
          }
        />
        <Items $columns={4}>
          {content['location.items'].map(({ id, title, text }) => (
            <Item key={id} {...langOf(`location.items:${id}`)}>
              <ItemTitle>{title}</ItemTitle>
              <Paragraphs text={text} as={ItemText} />
            </Item>
          ))}
        </Items>
        <OnFoot>
          <DrawnMap />
          <Walks />
        </OnFoot>
      </Wide>
    </Section>
  );
}

const OnFoot = styled.div`
  display: grid;
  gap: ${space(8)};
  margin-top: ${space(16)};
  ${({ theme }) => theme.up.desktop} {
    grid-template-columns: 8fr 4fr;
    gap: ${space(14)};
    align-items: center;
  }
`;

const Chosen = styled(CategoryPhoto)`
  margin-top: ${space(12)};
`;

const Photo = styled.img`
  ${photoFrame}
  margin-top: ${space(12)};
  ${({ theme }) => theme.up.desktop} {
    aspect-ratio: 21 / 9;
    object-fit: cover;
  }
`;
