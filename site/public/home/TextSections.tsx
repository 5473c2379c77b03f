import { useText } from '../PageContext';
import { Heading, Item, ItemText, ItemTitle, Items, Kicker, Section, Wide } from '../Section';

const THREE = [1, 2, 3] as const;
const FOUR = [1, 2, 3, 4] as const;

/** Why this village and no other. */
export function WhyPraiaDaLuz() {
  const t = useText();
  return (
    <Section>
      <Wide>
        <Kicker>{t('luz.kicker')}</Kicker>
        <Heading>{t('luz.title')}</Heading>
        <Items $columns={3}>
          {THREE.map((number) => (
            <Item key={number}>
              <ItemTitle>{t(`luz.${number}.title`)}</ItemTitle>
              <ItemText>{t(`luz.${number}.text`)}</ItemText>
            </Item>
          ))}
        </Items>
      </Wide>
    </Section>
  );
}

/** Who comes here. */
export function Travelers() {
  const t = useText();
  return (
    <Section id="travelers" $isSand>
      <Wide>
        <Heading>{t('travelers.title')}</Heading>
        <Items $columns={3}>
          {THREE.map((number) => (
            <Item key={number}>
              <ItemTitle>{t(`travelers.${number}.title`)}</ItemTitle>
              <ItemText>{t(`travelers.${number}.text`)}</ItemText>
            </Item>
          ))}
        </Items>
      </Wide>
    </Section>
  );
}

/** What to do with the days. */
export function Experiences() {
  const t = useText();
  return (
    <Section id="experiences">
      <Wide>
        <Kicker>{t('experiences.kicker')}</Kicker>
        <Heading>{t('experiences.title')}</Heading>
        <Items $columns={4}>
          {FOUR.map((number) => (
            <Item key={number}>
              <ItemTitle>{t(`experiences.${number}.title`)}</ItemTitle>
              <ItemText>{t(`experiences.${number}.text`)}</ItemText>
            </Item>
          ))}
        </Items>
      </Wide>
    </Section>
  );
}

/** No ratings are shown before there are any. */
export function Reviews() {
  const t = useText();
  return (
    <Section>
      <Wide>
        <Heading>{t('reviews.title')}</Heading>
        <ItemText>{t('reviews.soon')}</ItemText>
        <ItemText>{t('reviews.note')}</ItemText>
      </Wide>
    </Section>
  );
}
