import { enquire } from '@server/test/enquire';
import { buildPicture } from '@server/test/pictures';
import { addDays } from '@shared/domain/date';
import { expect } from 'vitest';
import { DESKTOP, PHONE } from './browser';
import { mailTo, OWNER_ADDRESS, stayLinkIn } from './mails';
import { it } from './sharedVilla';

it('lets guest and owner write to each other, with a photograph, until other dates are declined', async ({
  villa,
  openGuest,
  openOwner,
}) => {
  const checkin = villa.takeMonth();
  const guestName = `Ana of ${checkin}`;
  const guestEmail = `ana${checkin}@example.pt`;
  const reference = await enquire(villa.url, guestName, 0, {
    guestEmail,
    checkinDate: checkin,
    checkoutDate: addDays(checkin, 7),
    language: 'en',
  });

  const { page: guest } = await openGuest(PHONE, { javaScriptEnabled: false });
  await guest.goto(
    stayLinkIn(await mailTo(villa.peer, guestEmail, 'We have your enquiry'), villa.url),
  );
  const form = guest.getByRole('region', { name: 'Messages' });
  await form.getByLabel('Your message').fill('Is there a cot?\n<b>For this one</b>');
  await form.getByLabel('Files').setInputFiles({
    name: 'cot.jpg',
    mimeType: 'image/jpeg',
    buffer: await buildPicture({ width: 320, height: 200 }),
  });
  await form.getByRole('button', { name: 'Send' }).click();
  await guest.getByText('We have your message.').waitFor();
  const own = form.getByRole('article');
  expect(await own.innerText()).toContain('Is there a cot?\n<b>For this one</b>');
  expect(await own.getByRole('img', { name: 'cot.jpg' }).evaluate(isDrawn)).toBe(true);
  // A reload after submitting sends nothing twice.
  await guest.reload();
  expect(await form.getByRole('article').count()).toBe(1);

  await mailTo(villa.peer, OWNER_ADDRESS, `A guest has written: ${reference}`);
  const { page, errors } = await openOwner(DESKTOP);
  await page.goto(`${villa.url}/admin/messages`);
  const list = page.getByRole('region', { name: 'About bookings' });
  await list.getByRole('link', { name: new RegExp(guestName) }).click();
  const section = page.getByRole('region', { name: 'Conversation' });
  await section.getByRole('img', { name: 'cot.jpg' }).waitFor();
  expect(await section.getByRole('article').innerText()).toContain('<b>For this one</b>');
  await section.getByLabel(`Write to ${guestName}`).fill('Yes, in the garden room.');
  await section.getByRole('button', { name: 'Send' }).click();
  await section.getByRole('list').getByText('Yes, in the garden room.').waitFor();

  const mail = await mailTo(villa.peer, guestEmail, 'A message about your stay');
  expect(mail.html).toContain('Yes, in the garden room.');
  await guest.goto(stayLinkIn(mail, villa.url));
  const answer = form.getByRole('article').filter({ hasText: 'Yes, in the garden room.' });
  await answer.waitFor();
  await form.getByLabel('Your message').fill('Thank you.');
  await form.getByRole('button', { name: 'Send' }).click();
  await form.getByText('Thank you.').waitFor();
  await page.getByRole('region', { name: 'Conversation' }).getByText(/^Seen/).waitFor();

  await guest.getByText('Ask to change your dates').click();
  await guest.getByLabel('New check-in').fill(addDays(checkin, 7));
  await guest.getByLabel('New check-out').fill(addDays(checkin, 14));
  await guest.getByRole('button', { name: 'Request these dates' }).click();
  await guest.getByText('We have your request.').waitFor();
  const asks = page.getByRole('region', { name: 'What the guest asks for' });
  await asks.getByText('These nights are free.').waitFor();
  await asks.getByRole('button', { name: 'Decline, and tell the guest' }).click();
  const send = page.getByRole('button', { name: 'Send to the guest' });
  await send.click();
  // Its dialog hides the panel from the accessibility tree while it is open.
  await send.waitFor({ state: 'detached' });
  await asks.waitFor({ state: 'detached' });
  await guest.reload();
  await guest.getByText('Unfortunately we cannot offer you').waitFor();
  expect(errors).toEqual([]);
});

function isDrawn(image: Element): boolean {
  return image instanceof HTMLImageElement && image.naturalWidth > 0;
}
