import { expect, it } from 'vitest';
import { startSmtpPeer } from '../test/smtpPeer';
import { urlTransport } from './smtp';

it.each([
  // The test server decodes the domain.
  ['anna@xn--mller-kva.example', 'anna@müller.example'],
  ['john&mary@example.org', 'john&mary@example.org'],
  ["a/b=c'd@example.org", "a/b=c'd@example.org"],
  ['josé@example.org', 'josé@example.org'],
])('sends to %s', async (address, recipient) => {
  const peer = await startSmtpPeer();
  const from = { name: 'Villa Luz', address: 'post@villa.example' };
  try {
    const { send } = urlTransport(peer.url, from, new AbortController().signal);
    await send({
      messageId: 'one@villa.example',
      date: new Date('2027-03-10T12:00:00Z'),
      to: { name: '', address },
      replyTo: null,
      subject: 'Hello',
      html: '<p>Hello</p>',
      text: 'Hello',
      headers: {},
      attachments: [],
    });
    expect(peer.arrived.map(({ envelope }) => envelope.to)).toEqual([[recipient]]);
  } finally {
    await peer.close();
  }
});
