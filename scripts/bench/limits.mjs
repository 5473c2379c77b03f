/**
 * The machine's limit: Node's plain `http`, which returns the same bytes or runs one SQLite statement of the same
 * kind through the same driver.
 */
import http from 'node:http';
import path from 'node:path';
import sqlite3 from 'sqlite3';
import { CALLS } from './calls.mjs';

const { DATA_DIR = '', PORT, PRODUCT_URL } = process.env;

const db = new sqlite3.Database(path.join(DATA_DIR, 'villa.sqlite'));
await new Promise((resolve, reject) => {
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL', (error) =>
    error ? reject(error) : resolve(undefined),
  );
});

const answers = new Map();
for (const call of CALLS) {
  const answer =
    call.limit === 'bytes' ? await sameBytes(call) : { sql: call.sql, values: call.values };
  answers.set(call.path, { ...answer, isWrite: call.limit === 'insert', hasBody: 'body' in call });
}

http
  .createServer((request, response) => {
    const answer = answers.get(request.url);
    if (!answer) {
      response.writeHead(404).end();
      return;
    }
    if (!answer.hasBody) {
      reply(answer, response, undefined);
      return;
    }
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (chunk) => (text += chunk));
    request.on('end', () => reply(answer, response, JSON.parse(text)));
  })
  .listen(Number(PORT), '127.0.0.1', () => process.stdout.write(`Listening on ${PORT}\n`));

function reply(answer, response, body) {
  if (answer.bytes) {
    response.writeHead(200, answer.head);
    response.end(answer.bytes);
    return;
  }
  const done = (error, rows) => {
    if (error) {
      response.writeHead(500).end(error.message);
      return;
    }
    response.writeHead(answer.isWrite ? 201 : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(rows ?? { ok: true }));
  };
  const values = answer.values(body);
  if (answer.isWrite) db.run(answer.sql, values, done);
  else db.all(answer.sql, values, done);
}

/** Records the product's response, headers included, for repetition. */
async function sameBytes({ path: address, headers = {} }) {
  // The second response is the typical one.
  await fetchRaw(address, headers);
  const { rawHeaders, bytes } = await fetchRaw(address, headers);
  const head = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name, value] = [rawHeaders[index], rawHeaders[index + 1]];
    if (!['date', 'connection', 'keep-alive', 'transfer-encoding'].includes(name.toLowerCase())) {
      head.push(name, value);
    }
  }
  return { head, bytes };
}

function fetchRaw(address, headers) {
  return new Promise((resolve, reject) => {
    http
      .get(PRODUCT_URL + address, { headers }, (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ rawHeaders: response.rawHeaders, bytes: Buffer.concat(chunks) }),
        );
      })
      .on('error', reject);
  });
}
