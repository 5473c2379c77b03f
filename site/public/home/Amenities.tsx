import styled from 'styled-components';
import { useContent, useLangOf } from '../PageContext';
import { Heading, Item, ItemText, ItemTitle, Items, Lead, Section, Wide } from '../Section';
import { Paragraphs, ContentText } from '../ContentText';
import { AmenityGlyph } from './AmenityGlyph';
import { CategoryPhoto } from './CategoryPhoto';

export function Amenities() {
  const content = useContent();
  const langOf = useLangOf();
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
          <Items $columns={3}>
            {content['amenities.items'].map(({ id, icon, title, text }) => (
              <Item key={id} {...langOf(`amenities.items:${id}`)}>
                {icon && <AmenityGlyph icon={icon} />}
                <ItemTitle>{title}</ItemTitle>
                <Paragraphs text={text} as={ItemText} />
              </Item>
            ))}
          </Items>
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
