import type { ShownLegalDocument } from '@shared/contract/renderedPage';
import { formatDay } from '@shared/domain/date';
import { fill } from '@shared/i18n/fill';
import { DEFAULT_LANGUAGE, LANGUAGES, pathIn } from '@shared/i18n/languages';
import styled, { createGlobalStyle } from 'styled-components';
import { SmallText } from '../../components/SmallText';
import { space } from '../../styles/theme';
import { usePage } from '../PageContext';
import { Section, Wide } from '../Section';
import { Paragraphs } from '../ContentText';
import { CancellationSteps } from './CancellationSteps';
import { Operator } from './Operator';

/** A legal page: sections, version and operator. Has print styles. */
export function LegalScreen({ document }: { document: ShownLegalDocument }) {
  const { t, locale, language, legal } = usePage();
  const { page, version, since, sections, texts } = document;
  return (
    <Section as="article">
      <OnPaper />
      <Sheet>
        <header>
          <Title>{t(`footer.${page}`)}</Title>
          <Version>
            {fill(texts.version, {
              version,
              day: formatDay(since, locale, { day: 'numeric', month: 'long', year: 'numeric' }),
            })}
          </Version>
          {language !== DEFAULT_LANGUAGE && (
            <Version>
              <span>{texts.translated}</span>{' '}
              <a
                href={pathIn(DEFAULT_LANGUAGE, `/${page}`)}
                hrefLang={LANGUAGES[DEFAULT_LANGUAGE].lang}
                lang={LANGUAGES[DEFAULT_LANGUAGE].lang}
              >
                {LANGUAGES[DEFAULT_LANGUAGE].name}
              </a>
            </Version>
          )}
        </header>
        <div>
          {page === 'cancellation' && (
            <Part>
              <h2 id="steps">{texts['steps.title']}</h2>
              <CancellationSteps steps={legal.cancellation} texts={texts} />
            </Part>
          )}
          {sections.map(({ id, title, text, isEnglish }) => (
            <Part key={id} {...(isEnglish && { lang: LANGUAGES[DEFAULT_LANGUAGE].lang })}>
              <h2 id={`section-${id}`}>{title}</h2>
              <Paragraphs text={text} as="p" />
            </Part>
          ))}
          <Operator legal={legal} texts={texts} />
        </div>
      </Sheet>
    </Section>
  );
}

/** Title at the left, text beside it; one column on small screens and on paper. */
const Sheet = styled(Wide)`
  padding-top: ${space(10)};
  ${({ theme }) => theme.up.desktop} {
    display: grid;
    grid-template-columns: 5fr 7fr;
    gap: ${space(20)};
    > header {
      position: sticky;
      top: ${space(32)};
      align-self: start;
    }
    > div > :first-child {
      margin-top: ${space(2)};
    }
  }
  @media print {
    display: block;
    padding: 0;
  }
`;

const Title = styled.h1`
  font-size: ${({ theme }) => theme.type.h2};
`;

const Version = styled(SmallText)`
  margin-top: ${space(3)};
`;

const Part = styled.section`
  max-width: ${({ theme }) => theme.width.text};
  margin-top: ${space(10)};
  h2 {
    font-size: ${({ theme }) => theme.type.h4};
    break-after: avoid;
  }
  p,
  ul {
    margin-top: ${space(3)};
  }
  p {
    orphans: 3;
    widows: 3;
  }
  @media print {
    max-width: none;
    margin-top: ${space(5)};
  }
`;

/** Print styles: hide bar, footer and offers, and write each link's address after it. */
const OnPaper = createGlobalStyle`
  @media print {
    #root > :not(main) { display: none; }
    body { background: none; font-size: 11pt; }
    main a[href^='http']::after { content: ' (' attr(href) ')'; overflow-wrap: anywhere; }
  }
`;
