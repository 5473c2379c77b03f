import type { PublicReview } from '@shared/contract/reviews/review';
import { formatDay } from '@shared/domain/date';
import { LANGUAGES, type Language } from '@shared/i18n/languages';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { reviewsQuery } from '../../queries/publicReads';
import { space } from '../../styles/theme';
import { useContent, useLangOf, usePage } from '../PageContext';
import { Heading, ItemText, Section, Split, Wide } from '../Section';
import { ContentText } from '../ContentText';
import { Stars } from './Stars';

const SHOWN = 4;

export function Reviews() {
  const { t } = usePage();
  const content = useContent();
  const langOf = useLangOf();
  const { data } = useQuery(reviewsQuery(useApi()));
  const { count, reviews } = data ?? { count: 0, reviews: [] };
  const rest = reviews.slice(SHOWN);
  return (
    <Section $isCompact>
      <Wide>
        <Split $isTopAligned>
          <div>
            <Heading {...langOf('reviews.title')}>{content['reviews.title']}</Heading>
            {count > 0 && <ItemText>{t('reviews.count', { n: count })}</ItemText>}
          </div>
          {reviews.length > 0 ? (
            <div>
              <List>{reviews.slice(0, SHOWN).map(reviewRow)}</List>
              {rest.length > 0 && (
                <More>
                  <summary>{t('reviews.more', { n: rest.length })}</summary>
                  <List>{rest.map(reviewRow)}</List>
                </More>
              )}
              {count > 0 && <ContentText of="reviews.note" as={ItemText} />}
            </div>
          ) : (
            data && <ContentText of="reviews.soon" as={Soon} />
          )}
        </Split>
      </Wide>
    </Section>
  );
}

function reviewRow(review: PublicReview) {
  return <Review key={review.id} review={review} />;
}

function Review({ review }: { review: PublicReview }) {
  const { t, locale, language } = usePage();
  const langOf = (own: Language | null) =>
    own === null || own === language ? {} : { lang: LANGUAGES[own].lang };
  const month = formatDay(review.month, locale, { month: 'long', year: 'numeric' });
  const inOther = (own: Language | null) =>
    own !== null &&
    own !== language && (
      <span>{` · ${t('reviews.inLanguage', { language: languageName(own, locale) })}`}</span>
    );
  return (
    <li data-sample={review.isSample || undefined}>
      {review.isSample && <SampleBadge>{t('reviews.sample')}</SampleBadge>}
      <Stars stars={review.stars} label={t('reviews.stars', { n: review.stars })} />
      <Said {...langOf(review.language)}>{review.words}</Said>
      <By>
        <span>
          {review.name === null
            ? t('reviews.byGuest', { month })
            : t('reviews.by', { name: review.name, month })}
        </span>
        {inOther(review.language)}
      </By>
      {review.answer !== null && (
        <Answer>
          <By>
            <span>{t('reviews.answer')}</span>
            {inOther(review.answerLanguage)}
          </By>
          <Said {...langOf(review.answerLanguage)}>{review.answer}</Said>
        </Answer>
      )}
    </li>
  );
}

/** `German`, in the language of the page. */
function languageName(language: Language, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
}

const Soon = styled.p`
  font-size: ${({ theme }) => theme.type.lead};
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
  & > li {
    padding: ${space(6)} 0;
    border-bottom: 1px solid var(--line);
  }
  & > li:first-child {
    padding-top: 0;
  }
  details > & > li:first-child {
    padding-top: ${space(6)};
  }
  & > li[data-sample] {
    margin-bottom: ${space(4)};
    padding: ${space(5)};
    border: 1px dashed var(--line);
  }
`;

const SampleBadge = styled.span`
  float: right;
  padding: 0 ${space(2.5)};
  border: 1px solid var(--line);
  border-radius: ${({ theme }) => theme.radii.pill};
  font-size: ${({ theme }) => theme.type.small};
`;

const Said = styled.p`
  max-width: ${({ theme }) => theme.width.text};
  margin-top: ${space(2)};
  white-space: pre-line;
`;

const By = styled.p`
  margin-top: ${space(2)};
  font-size: ${({ theme }) => theme.type.small};
  color: var(--quiet);
`;

const Answer = styled.div`
  margin-top: ${space(3)};
  padding-left: ${space(4)};
  border-left: 2px solid var(--line);
`;

const More = styled.details`
  summary {
    min-height: 48px;
    padding: ${space(3)} 0;
    font-weight: 600;
    cursor: pointer;
  }
`;
