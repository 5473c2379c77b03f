import type { StayPage, StayReview } from '@shared/contract/stay/stayPage';
import { MAX_REVIEW_LENGTH, REVIEW_NAME_FORMS, REVIEW_STARS } from '@shared/domain/reviews/review';
import styled from 'styled-components';
import { Choice, Choices } from '../../components/Choices';
import { Field, TextArea } from '../../components/Field';
import { space } from '../../styles/theme';
import { Stars } from '../home/Stars';
import { FormProblem, markWrong } from './FormProblem';
import { SendButton, StayForm, StayPart } from './stayParts';
import { Quiet } from '../../components/SmallText';
import { draftOf, typedFormOf, useStayText } from './stayText';

export function ReviewSection({ page }: { page: StayPage }) {
  const { text } = useStayText();
  const { review } = page;
  if (!review) return null;
  return (
    <StayPart id="review" title={text('review.title')} isPrinted={review.isPublished}>
      {review.isPublished ? (
        <Published review={review} />
      ) : (
        <ReviewForm page={page} review={review} />
      )}
    </StayPart>
  );
}

function Published({ review: { given, answer } }: { review: StayReview }) {
  const { text } = useStayText();
  return (
    <>
      <p>{text('review.published')}</p>
      {given && (
        <>
          <Stars stars={given.stars} label={text('review.stars', { n: given.stars })} />
          <OwnText>{given.words}</OwnText>
        </>
      )}
      {answer !== null && (
        <>
          <Quiet>{text('review.answer')}</Quiet>
          <OwnText>{answer}</OwnText>
        </>
      )}
    </>
  );
}

function ReviewForm({ page, review: { given, names } }: { page: StayPage; review: StayReview }) {
  const { text } = useStayText();
  const labels = {
    first: names.first,
    initials: names.initials,
    none: text('review.name.none'),
  } as const;
  const forms = REVIEW_NAME_FORMS.filter((form) => labels[form] !== null);
  const typed = draftOf(page, 'review');
  const mark = markWrong(page, 'review');
  const fields = {
    stars: text('review.starsLabel'),
    words: text('review.words'),
    nameForm: text('review.name'),
  };
  const stars = typed('stars') ?? String(given?.stars);
  const nameForm = typed('nameForm') ?? given?.nameForm;
  const chosen = forms.find((form) => form === nameForm) ?? forms[0];
  return (
    <>
      <p>{text(given ? 'review.given' : 'review.text')}</p>
      <StayForm {...typedFormOf(page, 'review')}>
        <FormProblem page={page} form="review" labels={fields} />
        <Choices role="radiogroup" {...mark('stars', { id: 'review-stars' })}>
          <legend>{fields.stars}</legend>
          {REVIEW_STARS.map((count) => (
            <Choice key={count}>
              <input
                type="radio"
                name="stars"
                value={count}
                required
                defaultChecked={stars === String(count)}
              />
              <Stars stars={count} label={text('review.stars', { n: count })} />
            </Choice>
          ))}
        </Choices>
        <Field label={fields.words} hint={text('review.wordsHint')}>
          {(control) => (
            <TextArea
              {...mark('words', control)}
              name="words"
              rows={6}
              required
              maxLength={MAX_REVIEW_LENGTH}
              defaultValue={typed('words') ?? given?.words}
            />
          )}
        </Field>
        <Choices role="radiogroup" {...mark('nameForm', { id: 'review-name' })}>
          <legend>{fields.nameForm}</legend>
          {forms.map((form) => (
            <Choice key={form}>
              <input
                type="radio"
                name="nameForm"
                value={form}
                required
                defaultChecked={form === chosen}
              />
              {labels[form]}
            </Choice>
          ))}
        </Choices>
        <Quiet>{text('review.shown')}</Quiet>
        <SendButton>{text(given ? 'review.change' : 'review.send')}</SendButton>
      </StayForm>
    </>
  );
}

const OwnText = styled.p`
  margin-top: ${space(2)};
  white-space: pre-line;
`;
