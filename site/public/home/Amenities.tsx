import styled from 'styled-components';
import { useText } from '../PageContext';
import { Heading, Item, ItemText, ItemTitle, Items, Lead, Section, Wide } from '../Section';
import { CategoryPhoto } from './CategoryPhoto';

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The nine things that come with the house, below one wide look at it. */
export function Amenities() {
  const t = useText();
  return (
    <>
      <FullBleed>
        <CategoryPhoto category="exterior" place={2} shape="panorama" sizes="100vw" />
      </FullBleed>
      <Section id="amenities" $tone="sand">
        <Wide>
          <Heading>{t('amenities.title')}</Heading>
          <Lead>{t('amenities.lead')}</Lead>
          <Items $columns={3}>
            {NUMBERS.map((number) => (
              <Item key={number}>
                <ItemTitle>{t(`amenities.${number}.title`)}</ItemTitle>
                <ItemText>{t(`amenities.${number}.text`)}</ItemText>
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
