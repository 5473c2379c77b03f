import { describe, expect, it } from 'vitest';
import { textResponse } from './responseCache';

const TEXT = '<p>Praia da Luz</p>'.repeat(200);

describe('a text as a response', () => {
  it.each(['br', 'gzip'] as const)('holds no more memory than its own in %s', async (encoding) => {
    const { body } = await textResponse(TEXT, { encoding, route: '/', headers: [] });
    expect(body.length).toBeLessThan(TEXT.length);
    expect(body.buffer.byteLength).toBe(body.length);
  });

  it('is sent uncompressed if short', async () => {
    const { headers, body } = await textResponse('short', {
      encoding: 'br',
      route: '/',
      headers: [],
    });
    expect(body.toString()).toBe('short');
    expect(headers.map(([name]) => name)).toEqual(['Vary', 'ETag']);
  });
});
