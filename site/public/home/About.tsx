import styled from 'styled-components';
import { space } from '../../styles/theme';
import { useContent, useText, useLangOf } from '../PageContext';
import { Heading, Kicker, Section, Split, Text, Wide } from '../Section';
import { ContentText } from '../ContentText';
import { CategoryPhoto } from './CategoryPhoto';

const FACTS = [
  { of: 'villa.bedrooms', key: 'about.bedrooms' },
  { of: 'villa.bathrooms', key: 'about.bathrooms' },
  { of: 'villa.guests', key: 'about.guests' },
  { of: 'about.beachMinutes', key: 'about.beach' },
] as const;

export function About() {
  const t = useText();
  const content = useContent();
  const langOf = useLangOf();
  return (
    <Section id="about">
      <Wide>
        <Split>
          <div>
            <ContentText of="about.kicker" as={Kicker} />
            <Heading {...langOf('about.title')}>{content['about.title']}</Heading>
            <ContentText of="about.first" as={Text} />
            <ContentText of="about.second" as={Text} />
          </div>
          <CategoryPhoto
            chosen={content['about.image']}
            category="interior"
            sizes="(min-width: 1100px) 680px, 100vw"
          />
        </Split>
        <Facts>
          {FACTS.map(({ of, key }) => (
            <Fact key={key}>
              <dt>{t(key)}</dt>
              <Value>{content[of]}</Value>
            </Fact>
          ))}
        </Facts>
      </Wide>
    </Section>
  );
}

const Facts = styled.dl`
  display: grid;
  /* Two, or one if the text is large. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(7em, 50% - ${space(3)})), 1fr));
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
