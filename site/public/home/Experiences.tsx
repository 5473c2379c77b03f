import styled from 'styled-components';
import { space } from '../../styles/theme';
import { useContent, useLangOf } from '../PageContext';
import {
  Heading,
  Item,
  ItemText,
  ItemTitle,
  Items,
  Kicker,
  Section,
  Split,
  Wide,
} from '../Section';
import { Paragraphs, ContentText } from '../ContentText';
import { CategoryPhoto } from './CategoryPhoto';

export function Experiences() {
  const content = useContent();
  const langOf = useLangOf();
  return (
    <Section id="experiences" $tone="sand">
      <Wide>
        <Split $isReversed $isTopAligned>
          <div>
            <ContentText of="experiences.kicker" as={Kicker} />
            <Heading {...langOf('experiences.title')}>{content['experiences.title']}</Heading>
            <Days $columns={1}>
              {content['experiences.items'].map(({ id, title, text, image = null }) => (
                <Item key={id} {...langOf(`experiences.items:${id}`)}>
                  {image && (
                    <Picture>
                      <CategoryPhoto
                        chosen={image}
                        sizes="(min-width: 1100px) 480px, 100vw"
                        otherwise={null}
                      />
                    </Picture>
                  )}
                  <ItemTitle>{title}</ItemTitle>
                  <Paragraphs text={text} as={ItemText} />
                </Item>
              ))}
            </Days>
          </div>
          <CategoryPhoto
            chosen={content['experiences.image']}
            category="amenities"

            shape="portrait"
            sizes="(min-width: 1100px) 680px, 100vw"
          />
        </Split>
      </Wide>
    </Section>
  );
}

const Picture = styled.div`
  margin-bottom: ${space(4)};
`;

const Days = styled(Items)`
  gap: ${space(6)};
  ${({ theme }) => theme.up.desktop} {
    gap: ${space(6)};
    margin-top: ${space(12)};
  }
`;
