import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAdmission, giveBackPlace, type Admission } from './admission';

/** Longer than any rejection is delayed. */
const LATER_MS = 20_000;

/** The parts of a request that admission uses. */
type Call = { client: string; response: ServerResponse };

describe('admission', () => {
  let admission: Admission;
  let begun: Call[];
  let refused: { call: Call; isLast: boolean }[];
  let calls: Call[];
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate'] });
    begun = [];
    refused = [];
    calls = [];
    const callOf = (response: ServerResponse) =>
      calls.find((call) => call.response === response) as Call;
    admission = createAdmission({
      clientOf: (request) => String(request.headers.from),
      refuse: (_request, response, isLast) => refused.push({ call: callOf(response), isLast }),
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const send = (client: string, count = 1): Call[] => {
    const sent = Array.from({ length: count }, () => {
      const response = Object.assign(new EventEmitter(), { destroyed: false });
      return { client, response: response as unknown as ServerResponse };
    });
    calls.push(...sent);
    for (const call of sent) {
      const request = { headers: { from: client } } as IncomingMessage;
      admission.admit(request, call.response, () => begun.push(call));
    }
    return sent;
  };
  const hangUp = ({ response }: Call) => {
    Object.assign(response, { destroyed: true });
    response.emit('close');
  };
  const begunOf = (client: string) => begun.filter((call) => call.client === client).length;

  it('begins one request of a client per turn, and another client’s at once', () => {
    send('flood', 50);
    send('guest', 2);
    expect([begunOf('flood'), begunOf('guest')]).toEqual([4, 1]);
    vi.advanceTimersToNextTimer().advanceTimersToNextTimer();
    expect([begunOf('flood'), begunOf('guest')]).toEqual([5, 2]);
  });

  it('begins fewer requests of a client with a long queue than of one with a short one', () => {
    send('flood', 150);
    send('guest', 10);
    for (let step = 0; step < 200 && begunOf('guest') < 9; step += 1) vi.advanceTimersToNextTimer();
    expect([begunOf('flood'), begunOf('guest')]).toEqual([5, 9]);
  });

  it('makes a lone client wait for nothing but the event loop', () => {
    send('guest', 6);
    // A fake immediate set by another one is due a millisecond later.
    vi.advanceTimersByTime(5);
    expect(begunOf('guest')).toBe(6);
  });

  it('handles sixteen requests of a client at a time, slow bodies too', () => {
    const slow = send('flood', 40);
    vi.advanceTimersByTime(LATER_MS);
    expect(begunOf('flood')).toBe(16);
    slow[0]?.response.emit('prefinish');
    slow[0]?.response.emit('close');
    if (slow[1]) hangUp(slow[1]);
    vi.advanceTimersByTime(LATER_MS);
    expect(begunOf('flood')).toBe(18);
  });

  it('counts an event stream that has begun no more', () => {
    send('owner', 16);
    vi.advanceTimersByTime(LATER_MS);
    for (const { response } of begun) giveBackPlace(response);
    send('owner', 16);
    vi.advanceTimersByTime(LATER_MS);
    expect(begunOf('owner')).toBe(32);
  });

  it('does not begin a request whose client has disconnected', () => {
    const waiting = send('flood', 8).slice(4);
    waiting.forEach(hangUp);
    vi.advanceTimersByTime(LATER_MS);
    expect(begunOf('flood')).toBe(4);
  });

  it('refuses a request after a while if the queue is full', () => {
    const flood = send('flood', 206);
    expect(refused).toEqual([]);
    vi.advanceTimersByTime(LATER_MS);
    expect(refused.map(({ call }) => call)).toHaveLength(2);
    expect(refused.every(({ call, isLast }) => flood.indexOf(call) >= 204 && !isLast)).toBe(true);
  });

  it('closes the oldest refused connection when it needs room, and none that may still get a response', () => {
    admission.makeRoom();
    const flood = send('flood', 206);
    admission.makeRoom();
    expect(refused).toEqual([{ call: flood[204], isLast: true }]);
    admission.makeRoom();
    admission.makeRoom();
    expect(refused).toHaveLength(2);
  });
});
