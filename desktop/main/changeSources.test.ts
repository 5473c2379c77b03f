import { describe, expect, it } from 'vitest';
import { streamSource } from './changeSources';
import type { ServerProxy } from './serverProxy';

const VILLA = { id: '1', origin: 'https://villa.example' };

describe('the stream of a villa', () => {
  it('makes the app refetch once it is open, and at each change', async () => {
    const events = ['ready', 'change'].map((name) => `event: ${name}\ndata: {}\n\n`);
    const call: ServerProxy['call'] = async () => new Response(events.join(''));
    let looks = 0;
    const end = streamSource({ call } as unknown as ServerProxy).watch(VILLA, () => {
      looks += 1;
    });
    await expect.poll(() => looks).toBe(2);
    end();
  });
});
