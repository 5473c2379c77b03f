import styled from 'styled-components';
import { space } from '../../styles/theme';
import { Paragraphs } from '../ContentText';
import { useContent, useLangOf, usePage } from '../PageContext';
import { Heading, Section, Wide } from '../Section';

/** Frequent questions, which open without scripts. */
export function Questions() {
  const { house } = usePage();
  const content = useContent();
  const langOf = useLangOf();
  if (!house || house.questions.length === 0) return null;
  return (
    <Section id="faq">
      <Split>
        <Heading {...langOf('faq.title')}>{content['faq.title']}</Heading>
        <div>
          {house.questions.map(({ id, title, text, lang }) => (
            <Question key={id} {...(lang && { lang })}>
              <summary>{title}</summary>
              <Paragraphs text={text} as={Answer} />
            </Question>
          ))}
        </div>
      </Split>
    </Section>
  );
}

const Split = styled(Wide)`
  display: grid;
  gap: ${space(10)};
  ${({ theme }) => theme.up.desktop} {
    grid-template-columns: 5fr 7fr;
    gap: ${space(20)};
  }
`;

const Question = styled.details`
  border-top: 1px solid var(--line);
  &:last-child {
    border-bottom: 1px solid var(--line);
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(4)};
    min-height: 64px;
    padding: ${space(3)} 0;
    font-family: ${({ theme }) => theme.fonts.display};
    font-size: ${({ theme }) => theme.type.h4};
    line-height: 1.3;
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    &::after {
      content: '';
      flex: none;
      width: 10px;
      height: 10px;
      margin: -5px ${space(1)} 0;
      border: solid currentColor;
      border-width: 0 2px 2px 0;
      transform: rotate(45deg);
    }
  }
  &[open] summary::after {
    margin-top: 5px;
    transform: rotate(225deg);
  }
`;

const Answer = styled.p`
  max-width: ${({ theme }) => theme.width.text};
  padding-bottom: ${space(6)};
  color: var(--quiet);
`;
