import styled from 'styled-components';
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

const Reasons = styled(Items)`
  margin-top: 0;
`;
