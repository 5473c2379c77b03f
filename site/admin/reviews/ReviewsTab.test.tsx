import type { OwnerReview } from '@shared/contract/reviews/review';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SeenCall } from '../../test/fakeServer';
import { buildToday } from '../../test/buildToday';
import { renderAdmin, SIGNED_IN, tabLink } from '../../test/renderAdmin';

const REVIEW: OwnerReview = {
  id: 7,
  stars: 4,
  words: 'A lovely house.',
  language: 'pt',
  name: 'Ana',
  month: '2027-04-01',
  answer: null,
  answerLanguage: null,
  isSample: false,
  status: 'new',
  reference: 'VL-7K3Q9M',
  guestName: 'Ana Duarte',
  checkinDate: '2027-04-12',
  checkoutDate: '2027-04-15',
  createdAt: '2027-04-15T12:00:00.000Z',
  updatedAt: '2027-04-15T12:00:00.000Z',
};

function open() {
  let review = REVIEW;
  return renderAdmin('/admin/reviews', {
    'GET /api/admin/reviews': () => ({ body: [review] }),
    'PATCH /api/admin/reviews/7': ({ body }: SeenCall) => {
      review = { ...review, ...(body as object), updatedAt: '2027-04-16T12:00:00.000Z' };
      return { body: review };
    },
  });
}
const card = async () => within(await screen.findByRole('article', { name: 'Ana Duarte' }));

describe('the owner', () => {
  it('sees which reviews are samples, in the owner’s language', async () => {
    const body = [
      { ...REVIEW, isSample: true },
      { ...REVIEW, id: 8, guestName: 'Rui Costa' },
    ];
    const session = { 'GET /api/admin/session': { body: { ...SIGNED_IN, language: 'pt' } } };
    renderAdmin('/admin/reviews', { 'GET /api/admin/reviews': { body }, ...session });
    expect((await card()).getByText('Exemplo')).toBeVisible();
    expect(screen.getAllByText('Exemplo')).toHaveLength(1);
  });

  it('reads a review, publishes it and takes it off the site again', async () => {
    const { user, server } = open();
    const shown = await card();
    expect(shown.getByText('New')).toBeVisible();
    expect(shown.getByRole('img', { name: 'Rated 4 out of 5' })).toBeVisible();
    expect(shown.getByText('A lovely house.').lang).toBe('pt-PT');
    expect(shown.getByText(/shown as “Ana”/)).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Publish' }));
    await user.click(await shown.findByRole('button', { name: 'Take off the site' }));
    expect(await shown.findByText('Not published')).toBeVisible();
    expect(server.callsOf('PATCH /api/admin/reviews/7').map(({ body }) => body)).toEqual([
      { status: 'published', updatedAt: '2027-04-15T12:00:00.000Z' },
      { status: 'hidden', updatedAt: '2027-04-16T12:00:00.000Z' },
    ]);
  });

  it('answers in the guest’s language by default', async () => {
    const { user, server } = open();
    const shown = await card();
    await user.click(shown.getByRole('button', { name: 'Answer' }));
    await user.type(shown.getByLabelText('Your answer'), 'Obrigado!');
    await user.click(shown.getByRole('button', { name: 'Save the answer' }));
    expect((await shown.findByText('Obrigado!')).lang).toBe('pt-PT');
    expect(server.callsOf('PATCH /api/admin/reviews/7')[0]?.body).toEqual({
      answer: 'Obrigado!',
      answerLanguage: 'pt',
      updatedAt: '2027-04-15T12:00:00.000Z',
    });
  });

  it('sees in the tabs, with the day, that one is waiting', async () => {
    renderAdmin('/admin', {
      'GET /api/admin/today': { body: buildToday({ items: [{ kind: 'review', count: 2 }] }) },
      'GET /api/admin/summary': {
        body: {
          confirmedCount: 4,
          pendingCount: 2,
          totalCount: 9,
          messageCount: 3,
          unreadMessageCount: 1,
          newReviewCount: 2,
        },
      },
    });
    expect(await screen.findByText('2 reviews wait for you')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Read' })).toHaveProperty('pathname', '/admin/reviews');
    expect(tabLink('Reviews').textContent).toContain('2');
  });
});

it('is no tab of a manager’s', async () => {
  renderAdmin('/admin/reviews', {
    'GET /api/admin/session': { body: { ...SIGNED_IN, username: 'tom', role: 'manager' } },
  });
  expect(await screen.findByRole('heading', { name: 'Not for your account' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Reviews/ })).toBeNull();
});
