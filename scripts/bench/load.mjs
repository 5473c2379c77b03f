import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { SetupError } from '../lib/setupError.mjs';

const run = promisify(execFile);

/** @throws SetupError if the load generator is missing */
export async function checkWrk() {
  try {
    // It has no option that exits with 0.
    await run('wrk', ['-v']);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') return;
    throw new SetupError(
      'The benchmarks need the load generator wrk: a generator in Node would be slower than what it measures.\n' +
        'Install it (Debian: apt-get install wrk, macOS: brew install wrk) and run this again.',
    );
  }
}

/**
 * Puts load on one address for a while.
 * @param {object} request
 * @param {string} request.url
 * @param {Record<string, string>} [request.headers]
 * @param {unknown} [request.body] sent as JSON with POST
 * @param {unknown[]} [request.bodies] sent one after the other instead
 * @param {object} options
 * @param {number} options.connections
 * @param {number} options.seconds
 * @returns {Promise<{ perSecond: number, p50Ms: number, p99Ms: number }>}
 * @throws Error when any response failed, because a fast refusal measures nothing
 */
export async function load({ url, headers = {}, body, bodies }, { connections, seconds }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'villa-load-'));
  try {
    const script = path.join(folder, 'request.lua');
    writeFileSync(script, luaOf(headers, body, bodies));
    const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', '10s'];
    const { stdout } = await run('wrk', [...options, '-s', script, url]);
    const failures = /Non-2xx or 3xx responses: (\d+)|Socket errors: (.*)/.exec(stdout);
    if (failures) throw new Error(`${url} failed under load: ${failures[0]}`);
    return {
      perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
      p50Ms: milliseconds(/^\s+50%\s+(\S+)/m.exec(stdout)?.[1]),
      p99Ms: milliseconds(/^\s+99%\s+(\S+)/m.exec(stdout)?.[1]),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function luaOf(headers, body, bodies) {
  const all = body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' };
  const lines = Object.entries(all).map(
    ([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`,
  );
  if (body !== undefined) {
    lines.push('wrk.method = "POST"', `wrk.body = ${JSON.stringify(JSON.stringify(body))}`);
  }
  if (bodies) {
    const texts = bodies.map((one) => JSON.stringify(JSON.stringify(one)));
    lines.push(`local bodies, last = { ${texts.join(', ')} }, 0`);
    lines.push('request = function()');
    lines.push('  last = last % #bodies + 1');
    lines.push('  return wrk.format(nil, nil, nil, bodies[last])');
    lines.push('end');
  }
  return `${lines.join('\n')}\n`;
}

/** `431.00us`, `1.20ms` or `2.00s`. */
function milliseconds(text = '') {
  const value = Number.parseFloat(text);
  if (text.endsWith('us')) return value / 1000;
  if (text.endsWith('ms')) return value;
  return value * 1000;
}
