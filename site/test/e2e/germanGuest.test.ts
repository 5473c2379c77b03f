import { addDays, formatDay, villaDay } from '@shared/domain/date';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DESKTOP, PHONE } from './browser';
import { houseForTests } from './house';
import { calendarIn, mailsTo, mailTo, OWNER_ADDRESS, stayLinkIn, valueOf } from './mails';
import { isTooWide, settledViolations, spokenToast } from './ownerPage';
import { openAlive } from './publicPage';

const GUEST = 'juergen@example.de';
const CHECKIN = addDays(villaDay(new Date()), 60);
const CHECKOUT = addDays(CHECKIN, 7);
/** English words that must not appear in German mails or on Portuguese screens. */
const ENGLISH = /\b(?:the|your|guests|nights|booking|dear|regards|confirmed|cancelled)\b/i;
const textsOf = (text = '') => text.replaceAll(/https?:\S+/g, '');
const german = (day: string) => formatDay(day, 'de-DE');

const house = houseForTests(async (api) => {
  const saved = await api.send('PUT', '/api/admin/account', { language: 'pt' });
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.json));
});

async function openPanel(page: Page, reference: string) {
  await page.goto(`${house.owner.url}/admin?booking=${reference}`);
  const panel = page.getByRole('dialog', { name: `Reserva ${reference}` });
  await panel.getByText('Jürgen Groß').first().waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('pt-PT');
  return panel;
}

it('takes a German guest from the first page to the cancellation, while the owner works in Portuguese', async () => {
  const { owner, peer } = house;
  await house.asGuest(
    PHONE,
    async (page) => {
      await openAlive(page, `${owner.url}/de`);
      expect(await page.getByRole('button', { name: 'Foto öffnen: Wohnzimmer' }).count()).toBe(1);
      await page.getByRole('link', { name: 'Aufenthalt buchen' }).first().click();
      await page.waitForURL('**/de/booking');
      await page.getByLabel('Anreise', { exact: true }).fill(CHECKIN);
      await page.getByLabel('Abreise', { exact: true }).fill(CHECKOUT);
      await page.getByRole('button', { name: 'Weiter zur Anfrage' }).click();
      await page.getByLabel('Vor- und Nachname').fill('Jürgen Groß');
      await page.getByLabel('E-Mail').fill('juergen@');
      const send = page.getByRole('button', { name: 'Anfrage senden' });
      await send.click();
      await page.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.').first().waitFor();
      expect(await settledViolations(page)).toEqual([]);
      await page.getByLabel('E-Mail').fill(GUEST);
      await send.click();
      await page.getByText('Ihre Anfrage ist unterwegs!').waitFor();
    },
    { javaScriptEnabled: true, locale: 'de-DE' },
  );
  const receipt = await mailTo(peer, GUEST, 'Ihre Anfrage');
  const reference = /VL-\w+/.exec(receipt.subject ?? '')?.[0] ?? '';
  const alert = await mailTo(peer, OWNER_ADDRESS, `Novo pedido de reserva ${reference}`);
  expect(alert.html).toContain('lang="pt-PT"');

  await house.asOwner(async (page) => {
    const panel = await openPanel(page, reference);
    await panel.getByRole('button', { name: 'Confirmar', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirmar esta reserva?' });
    await dialog.getByText('recebe um e-mail em alemão', { exact: false }).first().waitFor();
    await dialog.getByRole('button', { name: 'Confirmar esta reserva' }).click();
    await spokenToast(page, 'Estado atualizado').waitFor();
    await panel.getByText('confirmada').first().waitFor();
    // Includes texts that appear on their own.
    expect(ENGLISH.exec(await panel.innerText())?.[0]).toBeUndefined();
  });
  const confirmation = await mailTo(peer, GUEST, 'Ihr Aufenthalt ist bestätigt');

  const [movedFrom, movedTo] = [addDays(CHECKIN, 1), addDays(CHECKOUT, 1)];
  await house.asOwner(async (page) => {
    const panel = await openPanel(page, reference);
    await panel.getByRole('button', { name: 'Alterar datas ou preço' }).click();
    const form = panel.getByRole('form', { name: 'Alterar datas e preço' });
    await form.getByLabel('Chegada').fill(movedFrom);
    await form.getByLabel('Partida').fill(movedTo);
    const tell = form.getByRole('switch', { name: 'Avisar Jürgen Groß por e-mail' });
    expect(await tell.getAttribute('aria-checked')).toBe('true');
    await form.getByRole('button', { name: 'Guardar alterações' }).click();
    await spokenToast(page, 'Reserva atualizada').waitFor();
  });
  const change = await mailTo(peer, GUEST, 'Ihr Aufenthalt wurde geändert');
  for (const day of [CHECKIN, CHECKOUT, movedFrom, movedTo]) {
    expect(change.text).toContain(german(day));
  }

  // The guest's page from the mail: without script, and without English.
  for (const size of [{ width: 320, height: 640 }, PHONE, DESKTOP]) {
    await house.asGuest(size, async (page) => {
      await page.goto(stayLinkIn(change, owner.url));
      await page.getByRole('heading', { level: 1, name: 'Ihr Aufenthalt ist bestätigt' }).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe('de');
      expect(await isTooWide(page)).toBe(false);
      expect(ENGLISH.exec(await page.locator('body').innerText())?.[0]).toBeUndefined();
    });
  }

  await house.asOwner(async (page) => {
    const panel = await openPanel(page, reference);
    await panel.getByRole('button', { name: 'Cancelar', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancelar esta reserva?' });
    await dialog.getByRole('radio', { name: /^O hóspede/ }).check();
    await dialog.getByRole('button', { name: 'Cancelar esta reserva' }).click();
    await spokenToast(page, 'Estado atualizado').waitFor();
    await panel.getByText('cancelada').first().waitFor();
  });
  const cancellation = await mailTo(peer, GUEST, 'Ihr Aufenthalt ist storniert');

  expect(mailsTo(peer, GUEST)).toHaveLength(4);
  for (const mail of [receipt, confirmation, change, cancellation]) {
    expect(mail.html).toContain('lang="de"');
    expect(ENGLISH.exec(textsOf(mail.text))?.[0]).toBeUndefined();
  }
  for (const mail of mailsTo(peer, OWNER_ADDRESS)) {
    expect(ENGLISH.exec(textsOf(mail.text))?.[0]).toBeUndefined();
  }
  const entries = [confirmation, change, cancellation].map(calendarIn);
  for (const entry of entries) {
    expect(valueOf(entry, 'SUMMARY')).toBe('Aufenthalt in der Villa Luz');
    expect(valueOf(entry, 'UID')).toBe(valueOf(entries[0] ?? [], 'UID'));
  }
  expect(entries.map((entry) => valueOf(entry, 'SEQUENCE'))).toEqual(['0', '1', '2']);
  expect(valueOf(entries[2] ?? [], 'METHOD')).toBe('CANCEL');
});

it('offers German to who reads it, and keeps the step, the dates and what was typed', async () => {
  const checkin = addDays(CHECKIN, 30);
  await house.asGuest(
    DESKTOP,
    async (page) => {
      await openAlive(page, `${house.owner.url}/booking`);
      await page.getByLabel('Check-in', { exact: true }).fill(checkin);
      await page.getByLabel('Check-out', { exact: true }).fill(addDays(checkin, 7));
      await page.getByRole('button', { name: 'Continue to Booking' }).click();
      await page.getByLabel('Full name').fill('Jürgen Groß');
      await page.getByRole('button', { name: 'Diese Seite auf Deutsch' }).click();
      await expect.poll(() => new URL(page.url()).pathname).toBe('/de/booking');
      const name = page.getByLabel('Vor- und Nachname');
      await expect.poll(() => name.inputValue()).toBe('Jürgen Groß');
      expect(await page.getByRole('button', { name: 'Diese Seite auf Deutsch' }).count()).toBe(0);

      // The previous entry was English; the choice applies to it, too.
      await page.goBack();
      await page.getByRole('heading', { name: 'Wählen Sie Ihre Reisedaten' }).waitFor();
      expect(await page.locator('thead th').first().innerText()).toMatch(/^Mo/);
      await page.goForward();
      await page.getByLabel('E-Mail').fill('gross@example.de');
      await page.getByRole('button', { name: 'Anfrage senden' }).click();
      await page.getByText('Ihre Anfrage ist unterwegs!').waitFor();
      // The confirmation stays after a change of language.
      await page.getByRole('combobox', { name: 'Sprache' }).selectOption('fr');
      await page.getByText('Votre demande est envoyée').waitFor();
      // The chosen language is not questioned.
      expect(await page.getByRole('button', { name: 'Diese Seite auf Deutsch' }).count()).toBe(0);
      await page
        .getByText(/VL-[2-9A-Z]{6}/)
        .first()
        .waitFor();
    },
    { javaScriptEnabled: true, locale: 'de-DE' },
  );
});
