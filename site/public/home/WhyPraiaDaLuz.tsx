import styled from 'styled-components';
import { useText } from '../PageContext';
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

const NUMBERS = [1, 2, 3] as const;

/** Why this village and no other. */
export function WhyPraiaDaLuz() {
  const t = useText();
  return (
    <Section $tone="ocean">
      <Wide>
        <Split $isTopAligned>
          <div>
            <Kicker>{t('luz.kicker')}</Kicker>
            <Heading>{t('luz.title')}</Heading>
          </div>
          <Reasons $columns={1}>
            {NUMBERS.map((number) => (
              <Item key={number}>
                <ItemTitle>{t(`luz.${number}.title`)}</ItemTitle>
                <ItemText>{t(`luz.${number}.text`)}</ItemText>
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
