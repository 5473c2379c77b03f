/**
 * `npm run bench`: compares the product's speed with the machine's limit, both measured alternately in one run (A B A B
 * …), how it scales with the data, and how fast it starts. Prints tables and exits non-zero when a bound is exceeded.
 * `--seconds 1 --rounds 1` for a quick run, `--only gallery` for some requests, `--write` to update docs/benchmarks.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { CALLS, IMAGE_CALL } from './bench/calls.mjs';
import { execSql, fillSql } from './bench/fill.mjs';
import { checkWrk, load } from './bench/load.mjs';
import { median } from './bench/report.mjs';
import { startLimits, startProduct, temporaryFolder } from './bench/servers.mjs';
import { runCommand } from './lib/command.mjs';

const REPORT = 'docs/benchmarks.md';
const MARKER = '<!-- The tables below are written by `npm run bench -- --write`. -->';
const CONNECTIONS = [1, 16, 64];
const GROWTH_CONNECTIONS = 16;
const FIGURES = ['p50 ms', 'p99 ms', 'CPU µs'];
const GROWTH = ['growth', 'bound'];
const VERDICT = ['ratio', 'bound', 'memory'];
/** Maximum p50 ratio between the largest and smallest data. */
const MOST_GROWTH = 1.15;
const MOST_START_MS = 1000;
const MOST_MEMORY_MB = 220;
const STARTS = 5;

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  },
});
const seconds = Number(options.seconds);
const rounds = Number(options.rounds);
const broken = [];

await runCommand({}, async () => {
  await checkWrk();
  const tables = [await measureLimits()];
  if (!options.only) {
    const overrides = [10, 1000].map((count) => ({ overrides: count }));
    const bookings = [100, 10_000, 100_000].map((count) => ({ bookings: count }));
    tables.push(await measureGrowth('bookings', bookings));
    tables.push(await measureGrowth('overrides', overrides));
    tables.push(await measureStart());
  }
  const texts = tables.map(textOf);
  process.stdout.write(`\n${texts.join('\n')}`);
  if (options.write) writeReport(texts);
  process.stdout.write(
    broken.length === 0
      ? '\nEvery bound holds.\n'
      : `\nBounds that are broken:\n${broken.map((line) => `  ${line}\n`).join('')}`,
  );
  if (broken.length > 0) process.exitCode = 1;
});

async function measureLimits() {
  const product = await startProduct(await filledFolder({ bookings: 100 }));
  const calls = await chosenCalls(product.url);
  // Each has its own copy of the data, so that one's writes do not slow down the other.
  const limitsFolder = await filledFolder({ bookings: 100 });
  const limits = await startLimits(limitsFolder, product.url, IMAGE_CALL.path);
  const rows = [];
  for (const call of calls) {
    for (const connections of CONNECTIONS) {
      const [ours, bare] = await alternate([product, limits], call, connections);
      const ratio = median(ours.map((measure, index) => measure.perSecond / bare[index].perSecond));
      const least = typeof call.least === 'number' ? call.least : call.least[connections];
      if (least !== undefined && ratio < least)
        broken.push(
          `${call.name} at ${connections}: ${ratio.toFixed(2)} of its limit, at least ${least}`,
        );
      rows.push([
        call.name,
        String(connections),
        ...figures(ours),
        ...figures(bare),
        ratio.toFixed(2),
        least === undefined ? '' : `≥ ${least.toFixed(2)}`,
        `${product.memoryMb()} MB`,
      ]);
    }
  }
  const memoryMb = product.memoryMb();
  if (memoryMb > MOST_MEMORY_MB) {
    broken.push(`memory after all calls: ${memoryMb} MB, at most ${MOST_MEMORY_MB}`);
  }
  await product.stop();
  await limits.stop();
  return {
    title: 'Beside the bare limit',
    head: ['call', 'connections', 'ours /s', ...FIGURES, 'limit /s', ...FIGURES, ...VERDICT],
    rows,
  };
}

/** The same requests with increasing amounts of data, all served at once and measured in turn. */
async function measureGrowth(what, amounts) {
  const sizes = amounts.map((amount) => amount[what]);
  const servers = [];
  for (const amount of amounts) servers.push(await startProduct(await filledFolder(amount)));
  const rows = [];
  for (const call of CALLS.filter(({ path }) => path !== '')) {
    const measures = await alternate(servers, call, GROWTH_CONNECTIONS);
    // Takes the fastest round, because below a millisecond noise outweighs the data's effect.
    const p50s = measures.map((list) => Math.min(...list.map(({ p50Ms }) => p50Ms)));
    const growth = p50s.at(-1) / p50s[0];
    if (growth > MOST_GROWTH)
      broken.push(
        `${call.name}: ${growth.toFixed(2)} times slower with ${sizes.at(-1)} ${what}, at most ${MOST_GROWTH}`,
      );
    rows.push([
      call.name,
      ...p50s.map((p50) => p50.toFixed(2)),
      growth.toFixed(2),
      `≤ ${MOST_GROWTH}`,
    ]);
  }
  for (const server of servers) await server.stop();
  return {
    title: `With more ${what} (p50 ms at ${GROWTH_CONNECTIONS} connections, the quietest round)`,
    head: ['call', ...sizes.map((size) => `${size.toLocaleString('en')} ${what}`), ...GROWTH],
    rows,
  };
}

/** From process start to `Listening`, with an existing database. */
async function measureStart() {
  const dataDir = await filledFolder({ bookings: 10_000 });
  const times = [];
  for (let run = 0; run < STARTS; run += 1) {
    const server = await startProduct(dataDir);
    times.push(server.startedInMs);
    await server.stop();
  }
  const startMs = median(times);
  if (startMs > MOST_START_MS)
    broken.push(`cold start: ${Math.round(startMs)} ms, at most ${MOST_START_MS}`);
  return {
    title: `Cold start to "Listening", median of ${STARTS}`,
    head: ['with 10,000 bookings', 'bound'],
    rows: [[`${Math.round(startMs)} ms`, `≤ ${MOST_START_MS} ms`]],
  };
}

async function filledFolder(amounts) {
  const dataDir = temporaryFolder();
  await (await startProduct(dataDir)).stop();
  await execSql(dataDir, fillSql(amounts));
  return dataDir;
}

async function chosenCalls(url) {
  const photos = await (await fetch(`${url}/api/gallery`)).json();
  const config = await (await fetch(`${url}/api/config`)).json();
  IMAGE_CALL.path = `${config.imageHost.deliveryBase}/c_fill,w_800,h_600,f_auto,q_auto/${photos[0].publicId}`;
  return CALLS.filter(({ name }) => name.includes(options.only));
}

/** Measures the servers in turn, so that noise affects them equally. */
async function alternate(servers, call, connections) {
  const measures = servers.map(() => []);
  const measure = async (server, forSeconds) => {
    const before = server.cpuMs();
    const measured = await load(
      { ...call, url: server.url + call.path },
      { connections, seconds: forSeconds },
    );
    return {
      ...measured,
      cpuUs: ((server.cpuMs() - before) * 1000) / (measured.perSecond * forSeconds),
    };
  };
  for (const server of servers) await measure(server, 1);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, server] of servers.entries()) {
      measures[index].push(await measure(server, seconds));
    }
  }
  return measures;
}

function figures(measures) {
  const middle = (pick) => median(measures.map(pick));
  return [
    Math.round(middle(({ perSecond }) => perSecond)).toLocaleString('en'),
    middle(({ p50Ms }) => p50Ms).toFixed(2),
    middle(({ p99Ms }) => p99Ms).toFixed(2),
    Math.round(middle(({ cpuUs }) => cpuUs)).toString(),
  ];
}

/** Replaces the tables below the marker in the documentation. */
function writeReport(texts) {
  const machine = `${cpus()[0]?.model.trim()}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
  const [introduction] = readFileSync(REPORT, 'utf8').split(MARKER);
  const day = new Date().toISOString().slice(0, 10);
  const text = `${MARKER}\n\nMeasured on ${day}: ${machine}.\n\n${texts.join('\n')}`;
  writeFileSync(REPORT, introduction + text);
}

/** A table in Markdown. */
function textOf({ title, head, rows }) {
  const lines = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
  return `## ${title}\n\n${lines.join('\n')}\n`;
}
