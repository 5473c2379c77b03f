import { describe, expect, it } from 'vitest';
import { watchChanges } from './watchChanges';
import type { ServerProxy } from './serverProxy';

const VILLA = { id: '1', origin: 'https://villa.example' };

describe('the stream of a villa', () => {
  it('makes the app refetch once it is open, and at each change', async () => {
    const events = ['ready', 'change'].map((name) => `event: ${name}\ndata: {}\n\n`);
    const call: ServerProxy['call'] = async () => new Response(events.join(''));
    let looks = 0;
    const ending = new AbortController();
    const look = () => (looks += 1);
    watchChanges({ call } as unknown as ServerProxy, VILLA, look, ending.signal);
    await expect.poll(() => looks).toBe(2);
    ending.abort();
  });
});
