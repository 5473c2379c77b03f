import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron';
import type { AppUpdater } from 'electron-updater';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkForUpdates, limitRequests, plainNotes, type Downloaded } from './updates';

const { showMessageBox } = vi.hoisted(() => ({
  showMessageBox: vi.fn<(...given: unknown[]) => Promise<void>>(),
}));
vi.mock('electron', () => ({ app: {}, dialog: { showMessageBox } }));

describe('a request to the update feed', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** A request with time limits, and its error. */
  const makeRequest = () => {
    const request = Object.assign(new EventEmitter(), { abort: vi.fn<() => void>() });
    const httpExecutor = { createRequest: (_options: object, _onAnswer: unknown) => request };
    limitRequests({ httpExecutor } as unknown as AppUpdater);
    httpExecutor.createRequest({}, () => undefined);
    const failed = vi.fn<(error: Error) => void>();
    request.on('error', failed);
    return { request, failed };
  };
  const answer = (request: EventEmitter) => {
    const response = new EventEmitter();
    request.emit('response', response);
    return response;
  };

  it('is aborted when there is no response', () => {
    const { request, failed } = makeRequest();
    vi.advanceTimersByTime(15_000);
    expect(failed).toHaveBeenCalledOnce();
    expect(request.abort).toHaveBeenCalledOnce();
  });

  it('is aborted when the response stops halfway', () => {
    const { request, failed } = makeRequest();
    const response = answer(request);
    response.emit('data', Buffer.from('half'));
    vi.advanceTimersByTime(60_000);
    expect(failed).toHaveBeenCalledOnce();
    expect(request.abort).toHaveBeenCalledOnce();
  });

  it('continues as long as data arrives', () => {
    const { request, failed } = makeRequest();
    const response = answer(request);
    for (let part = 0; part < 10; part += 1) {
      vi.advanceTimersByTime(50_000);
      response.emit('data', Buffer.from('part'));
    }
    response.emit('end');
    vi.advanceTimersByTime(120_000);
    expect(failed).not.toHaveBeenCalled();
    expect(request.abort).not.toHaveBeenCalled();
  });
});

describe('the result of a download', () => {
  /** Whether each message had the window as parent. @param now state of the window when the download fails */
  const belongToWindow = async (now: { isDestroyed: boolean; isVisible: boolean }) => {
    let fail: (end: Downloaded) => void = () => undefined;
    const download = new Promise<Downloaded>((resolve) => {
      fail = resolve;
    });
    let is = { isDestroyed: false, isVisible: true };
    const window = {
      isDestroyed: () => is.isDestroyed,
      isVisible: () => is.isVisible,
    } as BrowserWindow;
    showMessageBox.mockReset().mockImplementationOnce(() => {
      is = now;
      fail('failed');
      return Promise.resolve();
    });
    await checkForUpdates(window, {
      check: () => Promise.resolve({ found: 'newer', version: '2.0.0', download }),
      begin: () => undefined,
      ready: () => null,
      install: () => undefined,
    });
    return showMessageBox.mock.calls.map(([parent]) => parent === window);
  };

  it('is shown in the window that requested the download', async () => {
    const seen = { isDestroyed: false, isVisible: true };
    expect(await belongToWindow(seen)).toEqual([true, true]);
  });

  it('is shown without a parent window when that window is closed or in the tray', async () => {
    const hidden = { isDestroyed: false, isVisible: false };
    expect(await belongToWindow(hidden)).toEqual([true, false]);
    const closed = { isDestroyed: true, isVisible: false };
    expect(await belongToWindow(closed)).toEqual([true, false]);
  });
});

describe('the notes of a version', () => {
  it('are shown as text, whatever the feed contains', () => {
    expect(plainNotes('<p>Faster <b>lists</b></p>')).toBe('Faster lists');
    expect(plainNotes('<img src=x onerror=alert(1)>Better')).toBe('Better');
  });

  it('are those of all versions since', () => {
    expect(plainNotes([{ note: 'Second' }, { note: null }, { note: 'First' }])).toBe(
      'Second\nFirst',
    );
  });

  it('may be missing', () => {
    expect(plainNotes(null)).toBe('');
  });
});
