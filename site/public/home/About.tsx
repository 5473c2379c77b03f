import { VILLA } from '@shared/villa';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { useText } from '../PageContext';
import { Heading, Kicker, Section, Split, Text, Wide } from '../Section';
import { CategoryPhoto } from './CategoryPhoto';

const FACTS = [
  { value: VILLA.bedrooms, key: 'about.bedrooms' },
  { value: VILLA.bathrooms, key: 'about.bathrooms' },
  { value: VILLA.capacity.replace(/ .*$/, ''), key: 'about.guests' },
  { value: 5, key: 'about.beach' },
] as const;

/** The house in words, with its facts. */
export function About() {
  const t = useText();
  return (
    <Section id="about">
      <Wide>
        <Split>
          <div>
            <Kicker>{t('about.kicker')}</Kicker>
            <Heading>{t('about.title')}</Heading>
            <Text>{t('about.first')}</Text>
            <Text>{t('about.second')}</Text>
          </div>
          <CategoryPhoto category="interior" sizes="(min-width: 1100px) 680px, 100vw" />
        </Split>
        <Facts>
          {FACTS.map(({ value, key }) => (
            <Fact key={key}>
              <dt>{t(key)}</dt>
              <Value>{value}</Value>
            </Fact>
          ))}
        </Facts>
      </Wide>
    </Section>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(6)};
  margin: ${space(16)} 0 0;
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: repeat(4, 1fr);
  }
`;

const Fact = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  padding-top: ${space(4)};
  border-top: 1px solid var(--line);
  dt {
    color: var(--quiet);
  }
`;

const Value = styled.dd`
  margin: 0;
  font-family: ${({ theme }) => theme.fonts.display};
  font-size: ${({ theme }) => theme.type.h2};
  line-height: 1.1;
`;
