import { afterEach, describe, expect, it, vi } from 'vitest';
import { ownVersions, serverVersion } from './supportReport';
import { setLanguage } from './language';

vi.mock('electron', () => ({ app: { getVersion: () => '1.2.3' } }));

const VILLA = { id: 'a', origin: 'https://villa.example' };

describe('the versions, as About shows them in Portuguese', () => {
  afterEach(() => setLanguage('en'));
  const line = async (call: () => Promise<Response>) => {
    setLanguage('pt');
    return (await serverVersion(VILLA, call)).join(': ');
  };

  it('name the system', () => {
    setLanguage('pt');
    expect(ownVersions().map(([what]) => what)).toContain('Sistema');
  });

  it('name the version of the server', async () => {
    const health = { status: 'ok', product: 'villa-luz', apiVersion: 1, version: '4.5.6' };
    expect(await line(() => Promise.resolve(Response.json(health)))).toBe(
      'Servidor villa.example: 4.5.6',
    );
  });

  it('say that it does not answer', async () => {
    expect(await line(() => Promise.reject(new Error('net::ERR_FAILED')))).toBe(
      'Servidor villa.example: não responde',
    );
  });
});
