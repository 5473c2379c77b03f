import type { PageContent } from '@shared/domain/content/contentTypes';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../test/fakeServer';
import { CONFIG } from '../test/pageData';
import { renderPublic } from '../test/renderPublic';
import { Contact } from './Contact';

const HOST: PageContent = {
  'host.name': 'Ana Duarte',
  'host.languages': 'English and Portuguese',
  'contact.phone': '+351 282 000 000',
  'contact.whatsApp': '912 345 678',
  'contact.email': 'ana@example.com',
};

async function showContact(content: PageContent) {
  const server = fakeServer({ 'GET /api/config': { body: CONFIG } });
  const { container } = renderPublic(<Contact />, { content, fetch: server.fetch });
  await screen.findByRole('textbox', { name: 'Message' });
  return container;
}

it('names the host and every way to reach them before the form', async () => {
  const text = (await showContact(HOST)).textContent ?? '';
  const order = [
    'Call us from 9 AM to 8 PM CET or write: we usually reply within 2 hours.',
    'Your host',
    'Ana Duarte',
    'Speaks English and Portuguese',
    '+351 282 000 000',
    'WhatsApp',
    'ana@example.com',
    'Praia da Luz, Lagos, Algarve, Portugal',
    'From Faro airport',
    'First name',
  ].map((part) => text.indexOf(part));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe(
    'https://wa.me/351912345678',
  );
});

it('names nobody and promises no telephone before the owner has entered them', async () => {
  const text = (await showContact({})).textContent ?? '';
  expect(text).toContain('We are here from 9 AM to 8 PM CET and usually reply within 2 hours.');
  expect(text).not.toMatch(/Call us|Your host|WhatsApp/);
});
