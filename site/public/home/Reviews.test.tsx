import type { PublicReview, PublicReviews } from '@shared/contract/reviews/review';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../test/fakeServer';
import { renderPublic } from '../test/renderPublic';
import { Reviews } from './Reviews';

const review = (id: number, rest: Partial<PublicReview> = {}): PublicReview => ({
  id,
  stars: 5,
  words: `Words ${id}`,
  language: 'en',
  name: 'Ana',
  month: '2027-04-01',
  answer: null,
  answerLanguage: null,
  isSample: false,
  ...rest,
});
const ONLY_GUESTS = 'We only publish reviews by guests who have stayed here.';
const open = (body: PublicReviews, language: 'en' | 'de' = 'en') =>
  renderPublic(<Reviews />, {
    language,
    fetch: fakeServer({ 'GET /api/reviews': { body } }).fetch,
  });

it('says that reviews are coming until there is one, and nothing of stars', async () => {
  open({ count: 0, reviews: [] });
  expect(await screen.findByText('Reviews coming soon.')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByText(ONLY_GUESTS)).toBeNull();
});

it('marks samples, and claims of them neither a count nor that guests wrote them', async () => {
  open({ count: 0, reviews: [review(1, { isSample: true })] }, 'de');
  const sample = within(await screen.findByRole('listitem'));
  expect(sample.getByText('Beispiel')).toBeVisible();
  expect(screen.queryByText(/Gästen dieses Hauses|Gäste dieses Hauses/)).toBeNull();
});

it('shows what guests said with the count, and no average', async () => {
  open({
    count: 2,
    reviews: [
      review(2, { stars: 4, answer: 'Thank you', answerLanguage: 'en' }),
      review(1, { stars: 2, name: null, month: '2026-12-01' }),
    ],
  });
  expect(await screen.findByText('2 reviews by our guests')).toBeVisible();
  const [first, second] = screen.getAllByRole('listitem').map((row) => within(row));
  expect(first?.getByRole('img', { name: 'Rated 4 out of 5' })).toBeVisible();
  expect(first?.getByText('Ana, April 2027')).toBeVisible();
  expect(first?.getByText('Thank you')).toBeVisible();
  expect(second?.getByText('A guest, December 2026')).toBeVisible();
  expect(screen.queryByText('Reviews coming soon.')).toBeNull();
  expect(screen.getByText(ONLY_GUESTS)).toBeVisible();
  expect(screen.queryByText('Sample')).toBeNull();
  expect(document.body.textContent).not.toMatch(/average|3[.,]0|3 of 5/);
});

it('names the language of a review in another language than the page', async () => {
  open(
    {
      count: 1,
      reviews: [
        review(1, { language: 'pt', words: 'Casa linda', answer: 'Danke', answerLanguage: 'de' }),
      ],
    },
    'de',
  );
  expect((await screen.findByText('Casa linda')).lang).toBe('pt-PT');
  expect(screen.getByText('Danke').lang).toBe('');
  expect(screen.getAllByText(/Auf /).map(({ textContent }) => textContent)).toEqual([
    ' · Auf Portugiesisch',
  ]);
  expect(screen.getByText('Ana, April 2027')).toBeVisible();
  expect(screen.getByText('1 Bewertung unserer Gäste')).toBeVisible();
});

it('folds those beyond the first four', async () => {
  open({ count: 6, reviews: [6, 5, 4, 3, 2, 1].map((id) => review(id)) });
  expect(await screen.findByText('Words 3')).toBeVisible();
  expect(screen.getByText('Words 3').closest('details')).toBeNull();
  expect(screen.getByText('Words 2').closest('details')?.open).toBe(false);
  expect(screen.getByText('Show 2 more')).toBeVisible();
});
