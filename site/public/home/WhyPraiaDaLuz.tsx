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

export function WhyPraiaDaLuz() {
  const content = useContent();
  const langOf = useLangOf();
  return (
    <Section $tone="ocean">
      <Wide>
        <Split $isTopAligned>
          <div>
            <ContentText of="luz.kicker" as={Kicker} />
            <Heading {...langOf('luz.title')}>{content['luz.title']}</Heading>
            <Tall
              chosen={null}
              category="exterior"
              place={4}
              shape="portrait"
              sizes="(min-width: 1100px) 420px, 100vw"
            />
          </div>
          <Reasons $columns={1}>
            {content['luz.items'].map(({ id, title, text }) => (
              <Item key={id} {...langOf(`luz.items:${id}`)}>
                <ItemTitle>{title}</ItemTitle>
                <Paragraphs text={text} as={ItemText} />
              </Item>
            ))}
          </Reasons>
        </Split>
      </Wide>
    </Section>
  );
}

const Tall = styled(CategoryPhoto)`
  margin-top: ${space(10)};
  aspect-ratio: 3 / 2;
  ${({ theme }) => theme.up.desktop} {
    aspect-ratio: 4 / 5;
  }
`;

const Reasons = styled(Items)`
  margin-top: 0;
`;
