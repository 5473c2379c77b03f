import { addDays, addMonths, startOfMonth, villaDay } from '@shared/domain/date';
import type { ApiSession } from '@server/test/apiSession';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pt } from '../../admin/i18n/pt';
import { axeViolations } from './axe';
import { DESKTOP, PHONE, type Visitor } from './browser';
import { startOwner, type Owner } from './owner';
import { isTooWide, settle } from './ownerPage';

const TODAY = villaDay(new Date());
const MONTH = startOfMonth(addMonths(TODAY, 2));

/** Names that are the same in every language, and keys on a keyboard. */
const NAMES =
  /[Vv]illa( Luz)?( Admin)?|Praia da Luz|Airbnb|Booking\.com|Vrbo|English|Deutsch|Français|Nederlands|Shift|Enter|Escape|Chrome( sem janela)?|Linux|STARTTLS|GitHub|admin|airbnb\.invalid|npm run admin:reset|secrets-key|\S+@\S+|https?:\S+|VL-\w+/g;

/** Words that only occur in the English texts, so that each one reveals English. */
function englishWords(): Set<string> {
  // Dates have these: October is "out".
  const months = Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat('pt-PT', { month: 'short' }).format(new Date(2027, month, 1)),
  );
  const portuguese = new Set([...Object.values(pt), ...months].flatMap(wordsOf));
  return new Set(
    Object.keys(pt)
      .flatMap(wordsOf)
      .filter((word) => !portuguese.has(word)),
  );
}

function wordsOf(text: string): string[] {
  return (
    text
      .replaceAll(NAMES, ' ')
      .replaceAll(/\{\w+\}/g, ' ')
      .toLowerCase()
      .match(/[\p{L}’'-]{2,}/gu) ?? []
  );
}

async function ready(page: Page): Promise<void> {
  await expect.poll(() => page.getByText(/^A carregar/).count()).toBe(0);
  await settle(page);
}

/** All visible and accessible text, except in elements with their own language. */
function textsOnPage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isOwn = (element: Element | null) => {
      const marked = element?.closest('[lang]');
      return (
        !marked || marked === document.documentElement || marked.getAttribute('lang') === 'pt-PT'
      );
    };
    const found = new Set<string>([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('script, style, noscript, textarea, iframe') || !isOwn(parent))
        continue;
      found.add((node.textContent ?? '').trim());
    }
    for (const element of document.querySelectorAll(
      '[aria-label], [placeholder], [title], [alt]',
    )) {
      if (!isOwn(element)) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
        found.add(element.getAttribute(name)?.trim() ?? '');
      }
    }
    return [...found].filter(Boolean);
  });
}

describe('an owner who reads Portuguese', () => {
  let owner: Owner;
  let english: Set<string>;
  let references: Record<'asked' | 'offered' | 'confirmed', string>;
  /** English texts written by the owner and guests: the site, images, seasons. */
  const written = new Set<string>();

  beforeAll(async () => {
    english = englishWords();
    owner = await startOwner(DESKTOP, {
      prepare: async (api, { url }) => {
        references = await fill(api, url);
        for (const address of ['/api/admin/content/en', '/api/admin/gallery']) {
          await noteTexts(api, address);
        }
      },
    });
    await owner.api.send('PUT', '/api/admin/account', { language: 'pt' });
  });
  afterAll(() => owner?.close());

  async function noteTexts(api: ApiSession, address: string): Promise<void> {
    const { status, json } = await api.send('GET', address);
    expect(status).toBe(200);
    const note = (value: unknown): void => {
      if (typeof value === 'string' && value.length > 3) written.add(value.trim());
      else if (typeof value === 'object' && value !== null) Object.values(value).forEach(note);
    };
    note(json);
  }

  const withoutWritten = (text: string) =>
    [...written]
      .toSorted((a, b) => b.length - a.length)
      .reduce((rest, own) => rest.replaceAll(own, ' '), text);

  const places = (): [string, string, ((page: Page) => Promise<unknown>)?][] => [
    ['bookings', '/admin'],
    ['all bookings', '/admin?view=all'],
    ['a wish', `/admin?booking=${references.asked}`],
    ['an offer', `/admin?booking=${references.offered}`],
    ['a stay', `/admin?booking=${references.confirmed}`],
    ['calendar', `/admin/calendar?month=${MONTH.slice(0, 7)}`],
    ['year', `/admin/calendar?month=${MONTH.slice(0, 7)}&view=year`],
    [
      'new booking',
      `/admin/calendar?month=${MONTH.slice(0, 7)}`,
      (page) => page.getByRole('button', { name: 'Nova reserva' }).click(),
    ],
    [
      'new block',
      `/admin/calendar?month=${MONTH.slice(0, 7)}`,
      (page) => page.getByRole('button', { name: 'Bloquear noites' }).click(),
    ],
    ['house', '/admin/house'],
    ['messages', '/admin/messages'],
    ['payments', '/admin/payments'],
    ['payments received', '/admin/payments?tab=received'],
    ['payment terms', '/admin/payments?tab=terms'],
    ['bank details', '/admin/payments?tab=bank'],
    ['prices', '/admin/pricing'],
    [
      'new override',
      '/admin/pricing',
      (page) => page.getByRole('button', { name: 'Novo preço especial' }).click(),
    ],
    ['gallery', '/admin/gallery'],
    ['pictures', '/admin/gallery?tab=manage'],
    ['figures', '/admin/figures'],
    ['site', '/admin/site'],
    ['site in German', '/admin/site?language=de'],
    ['reviews', '/admin/reviews'],
    ['settings', '/admin/settings'],
    ['the house', '/admin/settings/house'],
    ['arrival', '/admin/settings/arrival'],
    ['register', '/admin/settings/register'],
    ['mails', '/admin/settings/mails'],
    ['backup', '/admin/settings/backup'],
    ['legal', '/admin/settings/legal'],
    ['account', '/admin/settings/account'],
    ['users', '/admin/settings/users'],
    ['privacy', '/admin/settings/privacy'],
    ['activity', '/admin/settings/activity'],
    ['setup', '/admin/setup'],
    ['keys', '/admin/setup', (page) => page.keyboard.press('?')],
    ['commands', '/admin/setup', (page) => page.keyboard.press('ControlOrMeta+k')],
    ['nowhere', '/admin/nada'],
  ];

  it.each([
    ['a phone', PHONE],
    ['a desk', DESKTOP],
  ])('reads no English on any screen of %s, and finds all of it whole', async (_name, viewport) => {
    const visitor: Visitor = await owner.on(viewport, { reducedMotion: 'reduce' });
    const { page } = visitor;
    const left: string[] = [];
    for (const [name, address, open] of places()) {
      await page.goto(owner.url + address);
      await page.locator('h1').first().waitFor({ state: 'attached' });
      await ready(page);
      await open?.(page);
      await ready(page);
      const lang = await page.locator('html').getAttribute('lang');
      if (lang !== 'pt-PT') left.push(`${name}: lang is ${lang}`);
      for (const text of await textsOnPage(page)) {
        const found = wordsOf(withoutWritten(text)).filter((word) => english.has(word));
        if (found.length > 0) left.push(`${name}: ${text} (${found.join(', ')})`);
      }
      if (await isTooWide(page)) left.push(`${name}: wider than the screen`);
      left.push(
        ...(await axeViolations(page, { isAll: true }))
          // The library's focus guards, which pass the focus on.
          .filter((violation) => !violation.includes('data-radix-focus-guard'))
          .map((violation) => `${name}: ${violation}`),
      );
    }
    expect(left).toEqual([]);
    expect(visitor.errors).toEqual([]);
    await visitor.context.close();
  });

  it('detects English text', () => {
    const isEnglish = (text: string) => wordsOf(text).some((word) => english.has(word));
    expect(isEnglish('Loading the calendar...')).toBe(true);
    expect(isEnglish('Please choose a day')).toBe(true);
    expect(isEnglish('A carregar o calendário...')).toBe(false);
  });
});

/** Content for each tab, written by Portuguese speakers. */
async function fill(
  api: ApiSession,
  url: string,
): Promise<Record<'asked' | 'offered' | 'confirmed', string>> {
  const enter = async (guestName: string, day: number, status: string) => {
    const { json } = await api.send('POST', '/api/admin/bookings', {
      guestName,
      guestEmail: 'ana@exemplo.pt',
      guestPhone: '+351 912 345 678',
      checkinDate: addDays(MONTH, day),
      checkoutDate: addDays(MONTH, day + 5),
      guestCount: 2,
      currency: 'EUR',
      totalAmount: '1500.00',
      status,
      language: 'pt',
      notes: 'Chegam tarde.',
    });
    return json as { id: number; reference: string };
  };
  const confirmed = await enter('Ana Duarte', 0, 'confirmed');
  await enter('Rui Sousa', 7, 'pending');
  const offered = await enter('Inês Melo', 14, 'pending');
  const asked = await enter('Luís Vaz', 21, 'pending');
  await api.send('POST', `/api/admin/bookings/${confirmed.id}/payments`, {
    direction: 'in',
    purpose: 'stay',
    paidOn: TODAY,
    amount: '450.00',
    way: 'transfer',
    note: '',
  });
  await api.send('POST', '/api/admin/blocks', {
    startDate: addDays(MONTH, 27),
    endDate: addDays(MONTH, 29),
    note: 'Pintura',
  });
  await api.send('POST', '/api/admin/price-overrides', {
    name: 'Páscoa',
    description: null,
    startDate: addDays(MONTH, 6),
    endDate: addDays(MONTH, 6),
    overridePrice: '500',
  });
  await api.send('POST', '/api/admin/calendar-link');
  await api.send('POST', '/api/admin/calendar-feeds', {
    name: 'Airbnb',
    url: 'https://airbnb.invalid/calendar.ics',
  });
  await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Ana',
      lastName: 'Duarte',
      email: 'ana@exemplo.pt',
      phone: '',
      subject: 'general',
      message: 'A piscina é aquecida?',
    }),
  });
  return {
    asked: asked.reference,
    offered: offered.reference,
    confirmed: confirmed.reference,
  };
}
