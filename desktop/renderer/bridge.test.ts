import type { DesktopState } from '@shared/contract/desktop';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const VILLA = { id: 'one', origin: 'https://one.example' };
const OTHER = { id: 'two', origin: 'https://two.example' };

describe('answers that were asked for ahead', () => {
  let tell: (state: DesktopState) => void;

  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal('fetch', async () => Response.json({}));
    vi.stubGlobal('location', { pathname: '/admin' });
  });
  afterEach(() => vi.unstubAllGlobals());

  const stateOf = (current: DesktopState['current']) => ({ current }) as DesktopState;
  /** A window that has asked ahead and learns its first state. */
  const start = async (getState: () => Promise<DesktopState>) => {
    const onState = (listener: (state: DesktopState) => void) => {
      tell = listener;
      return () => undefined;
    };
    vi.stubGlobal('window', { villaDesktop: { getState, onState } });
    const { askFirst, takeFirst } = await import('./firstAnswers');
    askFirst('/admin');
    const { followState } = await import('./bridge');
    await followState();
    return () => takeFirst('/api/admin/today');
  };

  it('are given to the villa that is on show', async () => {
    const take = await start(async () => stateOf(VILLA));
    tell(stateOf(VILLA));
    expect(take()).not.toBeNull();
  });

  it('are not given to another villa, nor to the first one when it is back', async () => {
    const take = await start(async () => stateOf(VILLA));
    tell(stateOf(OTHER));
    tell(stateOf(VILLA));
    expect(take()).toBeNull();
  });

  it('are not given where no villa was on show', async () => {
    const take = await start(async () => stateOf(null));
    expect(take()).toBeNull();
  });

  it('are not given where what is on show cannot be told', async () => {
    const take = await start(() => Promise.reject(new Error('No keyring')));
    expect(take()).toBeNull();
  });
});
