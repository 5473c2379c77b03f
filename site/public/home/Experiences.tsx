import styled from 'styled-components';
import { space } from '../../styles/theme';
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
import { CategoryPhoto } from './CategoryPhoto';

const NUMBERS = [1, 2, 3, 4] as const;

/** What to do with the days. */
export function Experiences() {
  const t = useText();
  return (
    <Section id="experiences" $tone="sand">
      <Wide>
        <Split $isReversed $isTopAligned>
          <div>
            <Kicker>{t('experiences.kicker')}</Kicker>
            <Heading>{t('experiences.title')}</Heading>
            <Days $columns={1}>
              {NUMBERS.map((number) => (
                <Item key={number}>
                  <ItemTitle>{t(`experiences.${number}.title`)}</ItemTitle>
                  <ItemText>{t(`experiences.${number}.text`)}</ItemText>
                </Item>
              ))}
            </Days>
          </div>
          <CategoryPhoto
            category="exterior"
            place={3}
            shape="portrait"
            sizes="(min-width: 1100px) 680px, 100vw"
          />
        </Split>
      </Wide>
    </Section>
  );
}

const Days = styled(Items)`
  gap: ${space(6)};
  ${({ theme }) => theme.up.desktop} {
    gap: ${space(6)};
    margin-top: ${space(12)};
  }
`;
