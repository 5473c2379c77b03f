import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readForm, type Form, type FormError } from './readForm';

const BOUNDARY = 'b';
const KB = 1024;
const LIMITS = { fileField: 'file', maxFiles: 3, maxFileBytes: 10 * KB * KB, maxFieldBytes: 1_000 };

/** A request whose body the test writes. */
function formRequest() {
  const body = new PassThrough();
  const request = Object.assign(body, {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    complete: true,
  }) as unknown as IncomingMessage;
  return { body, request };
}

/** A form with a text and the start of a file; `send` adds more. */
function arrivingForm() {
  const { body, request } = formRequest();
  const outcome = readForm(request, LIMITS).then(
    (form: Form) => form.files[0]?.data.length,
    ({ fault, fields }: FormError) => [fault, fields.get('text')],
  );
  body.write(
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="text"\r\n\r\nHello\r\n` +
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`,
  );
  return {
    outcome,
    /** Arrives within the next ten seconds. */
    send: async (bytes: number) => {
      body.write(Buffer.alloc(bytes));
      await vi.advanceTimersByTimeAsync(10_000);
    },
    end: () => body.end(`\r\n--${BOUNDARY}--\r\n`),
  };
}

describe('a form that arrives slowly', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterEach(() => vi.useRealTimers());

  it('is accepted over a line that is slow from the start, with a pause', async () => {
    const { outcome, send, end } = arrivingForm();
    for (let times = 0; times < 29; times += 1) await send(times === 9 ? 0 : 40 * KB);
    end();
    expect(await outcome).toBe(28 * 40 * KB);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['a drop at a time', [40 * KB, 1, 1]],
    ['most of it at once and the rest in drops', [9_000 * KB, 40 * KB, 40 * KB]],
  ])('is rejected if it arrives as %s, with what was typed', async (_how, pieces) => {
    const { outcome, send } = arrivingForm();
    for (const bytes of pieces) await send(bytes);
    expect(await outcome).toEqual(['tooSlow', 'Hello']);
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('refuses a form with a field that is too long, and returns no truncated value', async () => {
  const text = 'x'.repeat(LIMITS.maxFieldBytes + 1);
  const { body, request } = formRequest();
  const outcome = readForm(request, LIMITS).then(
    ({ fields }) => fields,
    ({ fault, fields }: FormError) => [fault, [...fields]],
  );
  for (const [name, value] of [
    ['key', 'k'],
    ['text', text],
  ]) {
    body.write(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
  }
  body.end(`--${BOUNDARY}--\r\n`);
  expect(await outcome).toEqual(['longField', [['key', 'k']]]);
});
